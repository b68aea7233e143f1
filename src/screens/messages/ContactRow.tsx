import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { Presence } from '#components/Presence.tsx';
import { UnreadBadge } from '#components/UnreadBadge.tsx';
import { formatListTime, messagePreview } from '#domain/chatLog.ts';
import { isBlank } from '#domain/chatText.ts';
import { type ChatMessage, type Contact, currentUserId } from '#domain/contacts.ts';
import { lastSeenWords, presenceWords } from '#domain/presence.ts';

type ContactRowProps = {
  contact: Contact;
  /** The newest message of the conversation, if there is one. */
  latest: ChatMessage | undefined;
  /** What is typed and not sent. */
  draft: string;
  /** Whether the conversation is the one that is shown. */
  selected: boolean;
  /** The present: an ISO 8601 instant. */
  now: string;
  href: string;
};

/** A contact in the list: who, whether they are there, what was last said and what is unread. */
export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, latest, selected, now, href } = props;
  const { name, avatar, company, status, unreadCount } = contact;
  return (
    <Link
      href={href}
      underline="none"
      aria-current={selected ? 'true' : undefined}
      data-contact={contact.id}
      sx={rowStyle}
    >
      <Presence status={status} name={name} seed={avatar} size={48} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Line>
          <Box component="bdi" sx={{ ...oneLine, fontWeight: unreadCount > 0 ? 700 : 600 }}>
            {name}
          </Box>
          {latest && (
            <Box component="time" dateTime={latest.timestamp} sx={sideStyle}>
              {formatListTime(latest.timestamp, now)}
            </Box>
          )}
        </Line>
        <Line quiet>
          <Box component="bdi" sx={oneLine}>
            {company}
          </Box>
          <Box component="span" sx={sideStyle}>
            {lastSeenWords(contact, now) ?? presenceWords[status]}
          </Box>
        </Line>
        <Line quiet={unreadCount === 0}>
          <Box component="span" sx={oneLine}>
            <Preview latest={latest} draft={props.draft} />
          </Box>
          <UnreadBadge count={unreadCount} />
        </Line>
      </Box>
    </Link>
  );
});

function Line({ quiet = false, children }: { quiet?: boolean; children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 2,
        ...(quiet && { color: 'text.secondary', fontSize: '0.875rem' }),
      }}
    >
      {children}
    </Box>
  );
}

/** What is being written comes before what was said. */
function Preview({ latest, draft }: Pick<ContactRowProps, 'latest' | 'draft'>) {
  if (!isBlank(draft)) {
    return (
      <>
        <Box component="span" sx={{ color: 'accent.main', fontWeight: 600 }}>
          Draft:
        </Box>{' '}
        <bdi>{messagePreview(draft)}</bdi>
      </>
    );
  }
  if (!latest) return 'No messages yet';
  return (
    <>
      {latest.senderId === currentUserId && 'You: '}
      <bdi>{messagePreview(latest.text)}</bdi>
    </>
  );
}

const oneLine = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const sideStyle = {
  flex: 'none',
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 3,
  py: 2.5,
  borderRadius: '16px',
  color: 'text.primary',
  fontSize: '0.9375rem',
  // Long lists: what is off screen is not laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 90px',
  '&:hover': { bgcolor: 'trail.sunken' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { bgcolor: 'trail.sunken' },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight' } },
} as const;
