import type { ComponentType } from 'react';
import { chakra, Heading, Text } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { BookletDrawing, DoorDrawing, WindscreenDrawing } from './drawings';
import { messages } from './messages';

const List = chakra('ol', {
  base: { display: 'grid', gap: '32px 24px', gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' } },
});
const Frame = chakra('div', {
  base: { height: { base: '200px', sm: '150px', md: '210px' }, borderWidth: '1px', bg: 'bg.canvas' },
});
const Square = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    bg: 'brand',
    color: 'brand.on',
    fontSize: '12px',
    fontWeight: 500,
    flexShrink: 0,
  },
});

const places: readonly { name: MessageDescriptor; text: MessageDescriptor; drawing: ComponentType }[] = [
  { name: messages.windscreen, text: messages.windscreenText, drawing: WindscreenDrawing },
  { name: messages.door, text: messages.doorText, drawing: DoorDrawing },
  { name: messages.booklet, text: messages.bookletText, drawing: BookletDrawing },
];

/** The three places where a VIN can be read, drawn. */
export function VinPlaces() {
  return (
    <List>
      {places.map(({ name, text, drawing: Shown }, index) => (
        <li key={name.id}>
          <Frame>
            <Shown />
          </Frame>
          <Heading level={3} display="flex" alignItems="center" gap="12px" marginTop="24px">
            <Square aria-hidden="true">{index + 1}</Square>
            <FormattedMessage {...name} />
          </Heading>
          <Text muted marginTop="8px">
            <FormattedMessage {...text} />
          </Text>
        </li>
      ))}
    </List>
  );
}
