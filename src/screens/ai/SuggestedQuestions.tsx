import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

type SuggestedQuestionsProps = {
  questions: readonly string[];
  onAsk: (question: string) => void;
};

/** Questions that are asked with one tap. */
export function SuggestedQuestions({ questions, onAsk }: SuggestedQuestionsProps) {
  return (
    <Box
      component="ul"
      aria-label="Suggested questions"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 3,
        ml: { xs: 0, sm: 11 },
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
      }}
    >
      {questions.map((question) => (
        <li key={question}>
          <Button
            variant="outlined"
            size="small"
            onClick={() => onAsk(question)}
            sx={{
              minHeight: { xs: 44, md: 40 },
              borderRadius: '999px',
              bgcolor: 'background.paper',
              textAlign: 'start',
            }}
          >
            {question}
          </Button>
        </li>
      ))}
    </Box>
  );
}
