import { car, dealer, offer } from '../testing/examples';
import { emptyFunnel } from './funnel-state';
import { reachableStep } from './guard';

const vin = car.car_vin;

describe('reachableStep', () => {
  it('leads a deep link without any choice to the vehicle', () => {
    expect(reachableStep(emptyFunnel, vin, 'confirm')).toBe('vehicle');
  });

  it('stops at the first choice that is missing', () => {
    expect(reachableStep({ ...emptyFunnel, vin, car }, vin, 'confirm')).toBe('packages');
    expect(reachableStep({ ...emptyFunnel, vin, car, offer }, vin, 'confirm')).toBe('store');
  });

  it('lets a complete journey through', () => {
    expect(reachableStep({ ...emptyFunnel, vin, car, offer, dealer }, vin, 'confirm')).toBe('confirm');
  });

  it('never takes the choices of another car', () => {
    expect(reachableStep({ ...emptyFunnel, vin, car, offer, dealer }, 'WVWZZZ1KZAW000001', 'store')).toBe('vehicle');
  });
});
