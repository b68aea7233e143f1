import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { useEffect, useRef } from 'react';
import { PublicHeader } from '#components/PublicHeader.tsx';
import type { ContactDetails } from '#domain/contactDetails.ts';
import type { ContactPageField, ContactPageFormState } from '#domain/contactPageForm.ts';
import { ContactDetailsList } from './ContactDetailsList.tsx';
import { ContactPageForm } from './ContactPageForm.tsx';
import { ThankYou } from './ThankYou.tsx';

type ContactScreenProps = {
  details: ContactDetails;
  form: ContactPageFormState;
  onChange: (field: ContactPageField, value: string) => void;
  onSubmit: () => void;
  /** Brings the empty form back after the thank-you. */
  onRestart: () => void;
};

/** The contact page: details and a form, which says thank you and sends nothing (§2, §4, §8). */
export function ContactScreen({
  details,
  form,
  onChange,
  onSubmit,
  onRestart,
}: ContactScreenProps) {
  const card = useRef<HTMLDivElement>(null);
  const wasThanked = useRef(false);
  useEffect(() => {
    // The button that brought the form back is gone: the keyboard goes on at its first field.
    if (wasThanked.current && form.status === 'writing') {
      card.current?.querySelector('input')?.focus();
    }
    wasThanked.current = form.status === 'thanked';
  }, [form.status]);
  return (
    <>
      <PublicHeader title="Ask us anything">
        About the beta, about your plans, about something that does not work. We are a small team,
        and one of us reads every message.
      </PublicHeader>
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 10, md: 16 },
          display: 'grid',
          columnGap: 16,
          rowGap: 12,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
        }}
      >
        <Box sx={{ order: { xs: 1, md: 0 } }}>
          <ContactDetailsList details={details} />
        </Box>
        <Card ref={card} sx={{ p: { xs: 5, sm: 8 } }}>
          {form.status === 'thanked' ? (
            <ThankYou onRestart={onRestart} />
          ) : (
            <ContactPageForm form={form} onChange={onChange} onSubmit={onSubmit} />
          )}
        </Card>
      </Container>
    </>
  );
}
