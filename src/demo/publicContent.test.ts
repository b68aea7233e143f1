import { describe, expect, it } from 'vitest';
import { productName } from '#domain/product.ts';
import { mission, team } from './about.ts';
import { article } from './article.ts';
import { contactDetails } from './contactDetails.ts';
import { features, featuresIntro } from './features.ts';
import { howItWorks, services } from './services.ts';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('features', () => {
  it('are the six of the specification, in its order', () => {
    expect(features.map(({ title }) => title)).toEqual([
      'Profile Management',
      'Career Roadmap',
      'Learning Center',
      'Networking Hub',
      'Job Center',
      'AI Career Coach',
    ]);
  });

  it('each have an id and an icon of their own', () => {
    expect(unique(features.map(({ id }) => id))).toBe(true);
    expect(unique(features.map(({ icon }) => icon))).toBe(true);
  });

  it('say more when opened than when closed', () => {
    for (const { shortDescription, fullDescription } of features) {
      expect(fullDescription.length).toBeGreaterThan(2 * shortDescription.length);
    }
  });

  it('are introduced with the name of the product', () => {
    expect(featuresIntro).toContain(productName);
  });
});

describe('services', () => {
  it('are six, each with an icon of its own', () => {
    expect(services).toHaveLength(6);
    expect(unique(services.map(({ icon }) => icon))).toBe(true);
  });

  it('work in three steps', () => {
    expect(howItWorks).toHaveLength(3);
  });
});

describe('about and contact', () => {
  it('tell each part of the mission and each person once', () => {
    expect(unique(mission.map(({ id }) => id))).toBe(true);
    expect(unique(team.map(({ id }) => id))).toBe(true);
  });

  it('introduce the author of the article', () => {
    expect(team.map(({ name }) => name)).toContain(article.author);
  });

  it('use an address and a number that can reach nobody', () => {
    expect(contactDetails.email).toMatch(/^[a-z]+@[a-z]+\.example$/);
    expect(contactDetails.phone.text).toMatch(/ 555-01\d\d$/);
  });

  it('dial the number that is shown', () => {
    const digits = contactDetails.phone.text.replace(/\D/g, '');
    expect(contactDetails.phone.number).toBe(`+1${digits}`);
  });
});
