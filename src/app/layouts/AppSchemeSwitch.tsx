import { useColorScheme } from '@mui/material/styles';
import { SchemeSwitch } from '#components/SchemeSwitch.tsx';

/** The scheme switch, wired to MUI's colour schemes, which remember the choice in localStorage. */
export function AppSchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  return <SchemeSwitch mode={mode} onChange={setMode} />;
}
