import type { ContactDetails } from '#domain/contactDetails.ts';
import { productName } from '#domain/product.ts';

/** How to reach the team (§2): a reserved domain, a fictional number and a street that is not there. */
export const contactDetails: ContactDetails = {
  email: `hello@${productName.toLowerCase()}.example`,
  phone: { text: '(802) 555-0142', number: '+18025550142' },
  address: [productName, '18 Surveyors Row, Floor 2', 'Burlington, VT 05401', 'United States'],
  openingHours: [
    { days: 'Monday to Thursday', hours: '9 AM to 5 PM' },
    { days: 'Friday', hours: '9 AM to 1 PM' },
    { days: 'Saturday and Sunday', hours: 'Closed' },
  ],
  timeZoneName: 'Eastern Time',
};
