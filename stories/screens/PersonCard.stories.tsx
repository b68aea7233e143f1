import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { professionals } from '#demo/professionals.ts';
import type { Professional } from '#domain/professionals.ts';
import { PersonCard } from '#screens/networking/PersonCard.tsx';
import preview from '../../.storybook/preview.tsx';

function person(id: string): Professional {
  const found = professionals.find((each) => each.id === id);
  if (!found) throw new Error(`No professional ${id}`);
  return found;
}

const meta = preview.meta({
  title: 'Screens/Networking Center/Person',
  component: PersonCard,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 420, display: 'grid' }}>
        <Story />
      </Box>
    ),
  ],
});

export const Mentor = meta.story({
  args: { person: person('rosalind-achterberg'), heading: 'h3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mentor')).toBeVisible();
    await expect(canvas.getByText('31 years')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Email Rosalind Achterberg' })).toHaveAttribute(
      'href',
      'mailto:r.achterberg@harrowgate.example',
    );
  },
});

export const Peer = meta.story({
  args: { person: person('amira-haddad'), heading: 'h3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Peer')).toBeVisible();
    await expect(canvas.getByText('1 year')).toBeVisible();
  },
});

export const WithoutEmail = meta.story({
  args: { person: person('oluwaseun-adebayo'), heading: 'h3' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Email/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^LinkedIn profile of Oluw/ })).toBeVisible();
  },
});

export const LongTexts = meta.story({
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    heading: 'h3',
    person: {
      ...person('maria-guadalupe-fernandez-de-cordoba-villanueva'),
      title: 'Regional head of people analytics, workforce planning and organizational development',
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
      school: 'Universidad Nacional Autónoma del Valle Alto y de las Sierras Orientales',
    },
  },
});

export const HostileAddress = meta.story({
  name: 'An address that tries to add to the message',
  parameters: { pictures: [] },
  args: {
    heading: 'h3',
    person: { ...person('amira-haddad'), email: 'a@b.example?bcc=c@d.example&body=hello' },
  },
  play: async ({ canvas }) => {
    const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name: /^Email/ });
    await expect(new URL(href).search).toBe('');
  },
});
