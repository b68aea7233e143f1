import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Compass, ExternalLink, Mail, UsersRound } from 'lucide-react';
import { memo } from 'react';
import { FactList } from '#components/FactList.tsx';
import { ListCard } from '#components/ListCard.ts';
import { PersonAvatar } from '#components/PersonAvatar.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import type { Professional } from '#domain/professionals.ts';

type PersonCardProps = {
  person: Professional;
  /** The heading's level on the page. */
  heading: 'h2' | 'h3';
};

/** Someone to get in touch with: who they are, and how to reach them (§3). */
export const PersonCard = memo(function PersonCard({ person, heading: Heading }: PersonCardProps) {
  const { name, title, company, location, experience, school, age, isMentor, avatar } = person;
  const Icon = isMentor ? Compass : UsersRound;
  return (
    <ListCard>
      <Header>
        <PersonAvatar name={name} seed={avatar} size={56} />
        <div>
          <Heading>{name}</Heading>
          <p>{title}</p>
          <p className="company">{company}</p>
          <p className="kind">
            <Icon size={16} aria-hidden="true" />
            {isMentor ? 'Mentor' : 'Peer'}
          </p>
        </div>
      </Header>
      <FactList
        columns="minmax(0, 3fr) minmax(0, 2fr)"
        facts={[
          { label: 'Location', value: location },
          { label: 'Experience', value: experience === 1 ? '1 year' : `${experience} years` },
          { label: 'School', value: school },
          { label: 'Age', value: age },
        ]}
      />
      <Contact person={person} />
    </ListCard>
  );
});

function Contact({ person: { name, email, linkedin } }: { person: Professional }) {
  return (
    <Footer>
      {email !== undefined && (
        <Button
          href={mailto(email)}
          variant="outlined"
          color="secondary"
          startIcon={<Mail size={18} aria-hidden="true" />}
        >
          Email<VisuallyHidden>&nbsp;{name}</VisuallyHidden>
        </Button>
      )}
      <Button
        href={linkedin}
        target="_blank"
        rel="noopener noreferrer"
        variant="outlined"
        color="secondary"
        endIcon={<ExternalLink size={18} aria-hidden="true" />}
      >
        LinkedIn<VisuallyHidden>&nbsp;profile of {name} (opens in a new tab)</VisuallyHidden>
      </Button>
    </Footer>
  );
}

/** Escaped, so that an address cannot add a subject, a copy or a text to the message. */
function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  '& > div': { minWidth: 0 },
  '& h2, & h3': { ...theme.typography.h4, margin: 0 },
  '& p': theme.typography.body2,
  '& .company': { color: 'var(--mui-palette-text-secondary)' },
  '& .kind': { display: 'flex', alignItems: 'center', gap: 6, marginTop: 6, fontWeight: 600 },
  '& svg': { flex: 'none', color: 'var(--mui-palette-primary-main)' },
}));

const Footer = styled('footer')({
  marginTop: 'auto',
  paddingTop: 16,
  borderTop: '1px solid var(--mui-palette-trail-outline)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media print': { display: 'none' },
});
