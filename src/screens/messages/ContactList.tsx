import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { EmptyState } from '#components/EmptyState.tsx';
import { ResultCount } from '#components/ResultCount.tsx';
import { SearchField } from '#components/SearchField.tsx';
import type { Contact, Conversations } from '#domain/contacts.ts';
import { ContactRow } from './ContactRow.tsx';

type ContactListProps = {
  contacts: readonly Contact[];
  /** Those of them that the search found. */
  found: readonly Contact[];
  query: string;
  conversations: Conversations;
  /** What is typed and not sent, by contact id. */
  drafts: Readonly<Record<string, string>>;
  selectedId: string | undefined;
  /** The present: an ISO 8601 instant. */
  now: string;
  hrefOf: (contactId: string) => string;
  onQueryChange: (query: string) => void;
  sx: SxProps<Theme>;
};

/** Whom the member writes with: search by name or company, then one link a contact (§2). */
export function ContactList(props: ContactListProps) {
  const { contacts, found, query, selectedId, sx } = props;
  return (
    <Box sx={[{ minHeight: 0, display: 'flex', flexDirection: 'column' }, sx as object]}>
      <Box sx={{ px: { xs: 4, sm: 6, md: 4 }, pb: 3, flexShrink: 0 }}>
        <SearchField
          label="Search contacts"
          hideLabel
          placeholder="Name or company"
          value={query}
          onChange={props.onQueryChange}
        />
        <Box sx={{ mt: 2, '@media (max-height: 480px)': { display: 'none' } }}>
          <ResultCount>{countWords(found.length, contacts.length)}</ResultCount>
        </Box>
      </Box>
      <Box
        component="nav"
        aria-label="Conversations"
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: { xs: 2, sm: 4, md: 2 }, pb: 4 }}
      >
        {found.length === 0 ? (
          <Box sx={{ px: 2 }}>
            <EmptyState
              title={`No contact matches “${query.trim()}”`}
              action={
                <Button
                  variant="outlined"
                  color="secondary"
                  onClick={() => props.onQueryChange('')}
                >
                  Clear search
                </Button>
              }
            >
              Try part of a name, or a company.
            </EmptyState>
          </Box>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {found.map((contact) => (
              <li key={contact.id}>
                <ContactRow
                  contact={contact}
                  latest={props.conversations[contact.id]?.at(-1)}
                  draft={props.drafts[contact.id] ?? ''}
                  selected={contact.id === selectedId}
                  now={props.now}
                  href={props.hrefOf(contact.id)}
                />
              </li>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function countWords(found: number, all: number): string {
  if (found < all) return `${found} of ${all} contacts`;
  return all === 1 ? '1 contact' : `${all} contacts`;
}
