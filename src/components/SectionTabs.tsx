import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';

type SectionTabsProps<Id extends string> = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { readonly id: Id; readonly label: string }[];
  /** The id of the tab that is open. */
  value: Id;
  onChange: (id: Id) => void;
  /** The open tab's content. */
  children: ReactNode;
  /** Tabs within a tab: drawn smaller, as a switch. */
  nested?: boolean;
};

/** Tabs and their panel (WAI-ARIA tabs): arrow keys, Home and End move and open, Tab goes to the panel. */
export function SectionTabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  nested = false,
}: SectionTabsProps<Id>) {
  const base = useId();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // Kept as it is while the panel changes: the row measures itself whenever it renders, which is felt
  // when somebody types in the panel.
  const row = useMemo(
    () => (
      <Tabs
        value={value}
        onChange={(_event, id: Id) => latest.current(id)}
        aria-label={label}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
        sx={nested ? nestedTabs : { borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
          />
        ))}
      </Tabs>
    ),
    [base, label, nested, tabs, value],
  );
  return (
    <>
      {row}
      {tabs.map((tab) => (
        <Box
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== value}
          sx={{ pt: nested ? 6 : { xs: 6, md: 8 } }}
        >
          {tab.id === value && children}
        </Box>
      ))}
    </>
  );
}

const nestedTabs = {
  display: 'inline-flex',
  maxWidth: '100%',
  minHeight: 0,
  p: 1,
  borderRadius: '12px',
  bgcolor: 'trail.sunken',
  '& .MuiTab-root': {
    minHeight: { xs: 44, md: 38 },
    py: 1.5,
    px: 5,
    borderRadius: '9px',
    fontSize: '0.9375rem',
    border: '1px solid transparent',
  },
  '& .Mui-selected': {
    bgcolor: 'background.paper',
    borderColor: 'trail.outline',
    '&::after': { display: 'none' },
  },
} as const;
