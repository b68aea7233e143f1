import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ListFilter } from 'lucide-react';

type FilterNoteProps = {
  /** The filter in words: "Full-time jobs in “Minneapolis”". */
  words: string;
  onClear: () => void;
};

/** Says that the link which led here narrows the list. No control shows it (§2), and people would wonder. */
export function FilterNote({ words, onClear }: FilterNoteProps) {
  return (
    <Box
      sx={{
        mb: 4,
        pl: 4,
        pr: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        borderRadius: '10px',
        bgcolor: 'trail.sunken',
        '& svg': { color: 'primary.main', flex: 'none' },
      }}
    >
      <ListFilter size={20} aria-hidden="true" />
      <Typography
        variant="body2"
        sx={{ flex: '1 1 200px', minWidth: 0, py: 2, overflowWrap: 'anywhere' }}
      >
        Showing only: <strong>{words}</strong>
      </Typography>
      <Button variant="text" onClick={onClear}>
        Clear filter
      </Button>
    </Box>
  );
}
