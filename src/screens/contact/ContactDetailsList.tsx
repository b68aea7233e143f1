import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { ContactDetails } from '#domain/contactDetails.ts';

type ContactDetailsListProps = { details: ContactDetails };

/** The ways to reach the team, and when. */
export function ContactDetailsList({ details }: ContactDetailsListProps) {
  const { email, phone, address, openingHours, timeZoneName } = details;
  return (
    <section aria-labelledby="details-title">
      <Typography id="details-title" variant="h3" component="h2">
        Other ways to reach us
      </Typography>
      <Box sx={{ mt: 7, display: 'grid', gap: 7 }}>
        <Detail icon={Mail} title="Email">
          <Link href={`mailto:${email}`} sx={{ display: 'inline-block', py: 0.5 }}>
            {email}
          </Link>
        </Detail>
        <Detail icon={Phone} title="Phone">
          <Link href={`tel:${phone.number}`} sx={{ display: 'inline-block', py: 0.5 }}>
            {phone.text}
          </Link>
        </Detail>
        <Detail icon={MapPin} title="Address">
          <Box component="address" sx={{ fontStyle: 'normal' }}>
            {address.map((line) => (
              <Box key={line} component="span" sx={{ display: 'block' }}>
                {line}
              </Box>
            ))}
          </Box>
        </Detail>
        <Detail icon={Clock} title="Opening hours">
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'minmax(0, auto) 1fr',
              columnGap: 5,
              rowGap: 1,
            }}
          >
            {openingHours.map(({ days, hours }) => (
              <Fragment key={days}>
                <dt>{days}</dt>
                <Box component="dd" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                  {hours}
                </Box>
              </Fragment>
            ))}
          </Box>
          <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {timeZoneName}
          </Typography>
        </Detail>
      </Box>
    </section>
  );
}

type DetailProps = { icon: LucideIcon; title: string; children: ReactNode };

function Detail({ icon: Icon, title, children }: DetailProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 4 }}>
      <Box sx={{ color: 'primary.main', pt: 0.5 }}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="h5" component="h3" sx={{ mb: 1, lineHeight: 1.625 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
