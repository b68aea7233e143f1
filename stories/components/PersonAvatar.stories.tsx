import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PersonAvatar } from '#components/PersonAvatar.tsx';
import { professionals } from '#demo/professionals.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Person avatar',
  component: PersonAvatar,
  args: { name: 'Amira Haddad', seed: 'amira-haddad' },
});

export const One = meta.story({ name: 'One person', parameters: { pictures: [] } });

export const Sizes = meta.story({
  render: (args) => (
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
      {[32, 44, 56, 80].map((size) => (
        <PersonAvatar key={size} {...args} size={size} />
      ))}
    </Box>
  ),
});

export const People = meta.story({
  name: 'Everyone of the networking center',
  render: () => (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
      {professionals.map((person) => (
        <Box component="li" key={person.id} sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <PersonAvatar name={person.name} seed={person.avatar} />
          <Typography>{person.name}</Typography>
        </Box>
      ))}
    </Box>
  ),
});

export const Names = meta.story({
  name: 'Names of all kinds',
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {['Soo-ah', 'Élodie Åkesson', '🙂', 'Wim Wouters'].map((name) => (
        <PersonAvatar key={name} name={name} seed={name} size={56} />
      ))}
    </Box>
  ),
});
