import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { wholeApp } from '../support/wholeApp.tsx';

const meta = preview.meta({
  title: 'Flows/Learning Center',
  parameters: { wholeApp: true, pictures: [] },
});

const search = wholeApp('/learning');

export const SearchLivesInTheAddress = meta.story({
  name: 'A search outlives the way to a page and back',
  ...search.story,
  play: async ({ canvas, userEvent }) => {
    const { router, where } = search;
    const field = await canvas.findByRole('searchbox', { name: 'Search industries' });
    await userEvent.type(field, 'finance');
    await waitFor(() => expect(where()).toBe('/learning?q=finance'));
    await userEvent.click(canvas.getByRole('link', { name: /^Finance/ }));
    await expect(await canvas.findByRole('heading', { name: 'Finance', level: 1 })).toBeVisible();
    await router().navigate(-1);
    const again = await canvas.findByRole('searchbox', { name: 'Search industries' });
    await expect(again).toHaveValue('finance');
    await expect(where()).toBe('/learning?q=finance');
  },
});

const leaving = wholeApp('/skills-catalogue');

export const LeavingAtOnce = meta.story({
  name: 'What was typed last is kept, however soon one leaves',
  ...leaving.story,
  play: async ({ canvas, userEvent }) => {
    const { router, where } = leaving;
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search skills' }),
      'analyst',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Close catalogue' }));
    await canvas.findByRole('heading', { name: 'Learning Center' });
    await expect(canvas.getByRole('tab', { name: 'Skills & Certifications' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await router().navigate(-1);
    await expect(await canvas.findByRole('searchbox', { name: 'Search skills' })).toHaveValue(
      'analyst',
    );
    await expect(where()).toBe('/skills-catalogue?q=analyst');
  },
});

const tabs = wholeApp('/learning?tab=nonsense&section=skills');

export const TabsAndBack = meta.story({
  name: 'Back goes from tab to tab',
  ...tabs.story,
  play: async ({ canvas, userEvent }) => {
    const { router } = tabs;
    const selected = (name: string) =>
      waitFor(() =>
        expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'),
      );
    await canvas.findByRole('tab', { name: 'Career Index' });
    await selected('Career Index');
    await userEvent.click(canvas.getByRole('tab', { name: 'Skills & Certifications' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Certifications' }));
    await canvas.findByRole('heading', { name: 'Recommended certifications' });
    await router().navigate(-1);
    await selected('Skills');
    await router().navigate(-1);
    await selected('Career Index');
    await router().navigate(2);
    await selected('Certifications');
  },
});

const shared = wholeApp('/certifications-catalogue?q=data&level=advanced&ref=mail');

export const SharedLink = meta.story({
  name: 'A shared link opens what was seen, and clearing leaves others’ parameters alone',
  ...shared.story,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search certifications' });
    await expect(field).toHaveValue('data');
    await expect(canvas.getByRole('radio', { name: 'Advanced' })).toBeChecked();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await userEvent.clear(field);
    await waitFor(() => expect(shared.where()).toBe('/certifications-catalogue?ref=mail'));
    await expect(canvas.getAllByRole('article')).toHaveLength(13);
  },
});

const hostile = wholeApp('/industry/%E0%A4%A');

export const HostileIds = meta.story({
  name: 'Ids that no industry has',
  ...hostile.story,
  play: async ({ canvas }) => {
    for (const id of [
      '%E0%A4%A',
      '__proto__',
      'constructor',
      'tech',
      'FINANCE',
      '%2e%2e%2f',
      '%',
    ]) {
      await hostile.router().navigate(`/industry/${id}`);
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Industry not found'),
      );
      await hostile.router().navigate('/industry/finance');
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Finance'),
      );
    }
  },
});
