import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { Presence } from '#components/Presence.tsx';
import type { Contact } from '#domain/contacts.ts';
import { lastSeenWords, presenceWords } from '#domain/presence.ts';

type ConversationHeaderProps = {
  contact: Contact;
  headingId: string;
  /** The present: an ISO 8601 instant. */
  now: string;
  /** Where the list is. */
  listHref: string;
  onBack: () => void;
};

/** Whom the conversation is with, and whether they are there. On a phone, the way back to the list. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { contact, headingId, now } = props;
  const { name, avatar, title, company, status } = contact;
  const presence = [presenceWords[status], lastSeenWords(contact, now)].filter(Boolean).join(' · ');
  return (
    <Box sx={barStyle}>
      <IconButton
        href={props.listHref}
        color="inherit"
        aria-label="Back to all conversations"
        onClick={(event) => {
          // A new tab or window is the browser's to open.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          props.onBack();
        }}
        sx={{ display: { md: 'none' }, ml: -2, width: 44, height: 44 }}
      >
        <ArrowLeft size={22} aria-hidden="true" />
      </IconButton>
      <Presence status={status} name={name} seed={avatar} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h5" component="h2" id={headingId} noWrap title={name}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" noWrap sx={lowScreenHides}>
          <bdi>{`${title}, ${company}`}</bdi>
        </Typography>
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          {presence}
        </Typography>
      </Box>
    </Box>
  );
}

const barStyle = {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: { xs: 4, sm: 6 },
  py: 2.5,
  borderBottom: 1,
  borderColor: 'divider',
  '@media (max-height: 480px)': { py: 0.5 },
} as const;

const lowScreenHides = {
  color: 'text.secondary',
  '@media (max-height: 480px)': { display: 'none' },
} as const;
