/** The door to the pieces of desks: lists that are worked through, and what stands around them. */
export { type BottomTenant, useBottomEdge, useBottomTenant } from './bottom-edge/bottom-edge';
