import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { TextInput } from '#components/TextInput.tsx';
import {
  type ProfileEdit,
  type ProfileField,
  type ProfileForm,
  profileFields,
} from '#domain/profile.ts';
import { AgeInput } from './AgeInput.tsx';
import { PhotoPlaceholder } from './PhotoPlaceholder.tsx';

type ProfileFieldsProps = {
  form: ProfileForm;
  onEdit: (edit: ProfileEdit) => void;
};

/** The six fields (§2). There is no save button: each edit counts at once, and none is stored. */
export function ProfileFields({ form, onEdit }: ProfileFieldsProps) {
  const inputProps = (field: ProfileField) => ({
    label: field.label,
    name: field.id,
    autoComplete: field.autocomplete,
    value: form[field.id],
    onChange: (value: string) => onEdit({ field: field.id, value }),
  });
  return (
    <Card component="section" aria-labelledby="about-you" sx={{ p: { xs: 4, sm: 6 } }}>
      <Box sx={{ mb: 6, display: 'flex', alignItems: 'center', gap: 5, flexWrap: 'wrap' }}>
        <PhotoPlaceholder />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography id="about-you" variant="h3" component="h2">
            About you
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Your edits stay while the app is open. They are not stored.
          </Typography>
        </Box>
      </Box>
      <Box component="form" noValidate aria-labelledby="about-you" sx={gridStyle}>
        {profileFields.map((field) => (
          <Box key={field.id} sx={{ gridColumn: wide.has(field.id) ? '1 / -1' : undefined }}>
            {field.id === 'age' ? (
              <AgeInput {...inputProps(field)} />
            ) : (
              <TextInput
                {...inputProps(field)}
                type={field.type}
                htmlInput={{ inputMode: field.inputMode }}
              />
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** Fields whose texts tend to be long take a row of their own. */
const wide: ReadonlySet<ProfileField['id']> = new Set([
  'fullName',
  'occupation',
  'education',
  'email',
]);

const gridStyle = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
