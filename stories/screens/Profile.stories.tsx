import { useReducer } from 'react';
import { expect, fn } from 'storybook/test';
import { assessments, profile } from '#demo/profile.ts';
import { editField, type ProfileEdit, profileForm } from '#domain/profile.ts';
import { routes } from '#domain/routes.ts';
import { ProfileScreen } from '#screens/profile/ProfileScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';

const form = profileForm(profile);

const meta = preview.meta({
  title: 'Screens/Profile',
  component: ProfileScreen,
  parameters: wholePage,
  decorators: [memberFrame(routes.profile)],
  args: { form, assessments, onEdit: fn<(edit: ProfileEdit) => void>(), onUnavailable: fn() },
  // Edits show, as they do in the app.
  render: function Profile({ form: first, onEdit, ...rest }) {
    const [edited, edit] = useReducer(editField, first);
    return (
      <ProfileScreen
        {...rest}
        form={edited}
        onEdit={(change) => {
          edit(change);
          onEdit(change);
        }}
      />
    );
  },
});

export const Demo = meta.story({
  name: 'As in the demo',
  parameters: { pictures: ['desktop', 'tablet', 'phone', 'smallPhone'] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Maya Okafor');
    await expect(canvas.getByRole('spinbutton', { name: 'Age' })).toHaveValue(24);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'autocomplete',
      'email',
    );
    await expect(canvas.getByRole('meter', { name: 'Profile completeness' })).toHaveAttribute(
      'aria-valuenow',
      '9',
    );
    await expect(canvas.getByText('No resume')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Resume' }));
    await expect(args.onUnavailable).toHaveBeenLastCalledWith('Upload Resume');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Resume' }));
    await expect(args.onUnavailable).toHaveBeenLastCalledWith('Edit Resume');
    (document.activeElement as HTMLElement).blur();
  },
});

export const Complete = meta.story({
  name: 'As complete as the demo allows',
  parameters: { pictures: ['desktop'] },
  args: {
    assessments: assessments.map((assessment) => ({ ...assessment, completed: true as const })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still missing: photo, resume.')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Nothing filled in',
  args: {
    form: { fullName: '', age: '', location: '', occupation: '', education: '', email: '' },
    assessments: assessments.map(({ id, title, description }) => ({
      id,
      title,
      description,
      completed: false as const,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 14 parts complete')).toBeVisible();
  },
});

export const AgeError = meta.story({
  name: 'An age that cannot be',
  parameters: { pictures: ['desktop', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const age = canvas.getByRole('spinbutton', { name: 'Age' });
    await userEvent.clear(age);
    await userEvent.type(age, '7');
    // Half typed, it may still become 70.
    await expect(age).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(age).toBeInvalid();
    await expect(age).toHaveAccessibleDescription('Enter an age between 13 and 120.');
    await expect(canvas.getByText('8 of 14 parts complete')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
});

export const AgeCorrected = meta.story({
  name: 'The age put right again',
  parameters: { pictures: [] },
  args: { form: { ...form, age: '7' } },
  play: async ({ canvas, userEvent }) => {
    const age = canvas.getByRole('spinbutton', { name: 'Age' });
    await expect(age).toHaveAccessibleDescription('Enter an age between 13 and 120.');
    await userEvent.type(age, '0');
    await expect(age).not.toHaveAccessibleDescription();
    await expect(canvas.getByText('9 of 14 parts complete')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  name: 'Long texts',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    form: {
      ...form,
      fullName: 'María de los Ángeles Etxeberria-Montgomery y Fernández de Córdoba',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, Wales',
      occupation: 'Senior associate assistant to the regional director of data quality',
    },
    assessments: assessments.map((assessment) => ({
      ...assessment,
      title: `${assessment.title} and everything that goes with it`,
    })),
  },
});
