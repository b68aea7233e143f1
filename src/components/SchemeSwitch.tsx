import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useId, useState } from 'react';

/** What a person can choose: one scheme for good, or whatever the system says. */
type SchemeMode = 'system' | 'light' | 'dark';

type SchemeSwitchProps = {
  /** The choice in force. Undefined until the browser has been asked (while prerendering). */
  mode: SchemeMode | undefined;
  onChange: (mode: SchemeMode) => void;
};

const choices = [
  { mode: 'system', label: 'Same as system', Icon: Monitor },
  { mode: 'light', label: 'Light', Icon: Sun },
  { mode: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** A menu button for the colour scheme (WAI-ARIA menu button pattern, radio items). */
export function SchemeSwitch({ mode = 'system', onChange }: SchemeSwitchProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label="Color scheme"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': `${id}-menu` } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
        color="inherit"
      >
        <SunMoon size={22} aria-hidden="true" />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.mode}
            role="menuitemradio"
            aria-checked={mode === choice.mode}
            selected={mode === choice.mode}
            onClick={() => {
              onChange(choice.mode);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <choice.Icon size={18} aria-hidden="true" />
            </ListItemIcon>
            {choice.label}
            {mode === choice.mode && (
              <Check size={16} aria-hidden="true" style={{ marginInlineStart: 12 }} />
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
