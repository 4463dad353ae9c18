import type { ComponentType } from 'react';
import { chakra } from 'shared-ui';
import type { MessageDescriptor } from 'shared-ui/intl';
import { NumberedItem } from '../numbered-item';
import { BookletDrawing, DoorDrawing, WindscreenDrawing } from './drawings';
import { messages } from './messages';

const List = chakra('ol', {
  base: { display: 'grid', gap: '32px 24px', gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' } },
});
const Frame = chakra('div', {
  base: { height: { base: '200px', sm: '150px', md: '210px' }, borderWidth: '1px', bg: 'bg.canvas' },
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
        <NumberedItem key={name.id} number={index + 1} solid title={name} text={text}>
          <Frame>
            <Shown />
          </Frame>
        </NumberedItem>
      ))}
    </List>
  );
}
