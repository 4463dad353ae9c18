import * as z from 'shared-api/schema';
import {
  analyticsBases,
  analyticsComparisons,
  analyticsDays,
  analyticsPeriods,
  daysInOrder,
} from '../entities/analytics';
import { exportHeadings } from '../entities/export-headings';
import { isoDate, uid, vin } from '../entities/fields';
import { listQuery } from '../entities/list-query';
import { packageKind } from '../entities/package';
import { carFuel } from '../entities/vehicle';
import { fileAnswer } from '../kernel';

const wholeNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(2_000_000));

/** The car that packages are priced for; without a VIN nothing is said about eligibility. */
export const vehicleOfOffer = z.strictObject({
  vin: z.optional(vin),
  kind: z.optional(packageKind),
  km: z.optional(wholeNumber),
  car_registration_date: z.optional(isoDate),
  car_fuel: z.optional(carFuel),
  car_model: z.optional(z.string().check(z.maxLength(80))),
  car_version: z.optional(z.string().check(z.maxLength(80))),
});

/** A list that is only turned over and searched. */
export const pageQuery = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 12),
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});

/**
 * `days_left` counts down to the deletion, `refund` is `due`, `done`, or `unclear` where money by card pays no contract,
 * `message` is `failed` where an SMS or e-mail did not arrive, `request` is `open` where the customer waits for an
 * answer, `statement` where a withdrawal that was stated without the phone does, and `none` elsewhere. A date's `null`
 * (with `0`: has one) asks for what was declined, withdrawn, blocked.
 */
const contractFilters = [
  'status',
  'type',
  'kind',
  'store_uid',
  'package_id',
  'payment_method',
  'signature_level',
  'source',
  'code',
  'association_code',
  'created_at',
  'updated_at',
  'sent_at',
  'signed_at',
  'filled_at',
  'paid_at',
  'declined_at',
  'withdrawn_at',
  'signing_blocked_at',
  'refund_due_at',
  'refunded_at',
  'days_left',
  'refund',
  'message',
  'request',
  'statement',
  'total',
  'car_vin',
  'car_plate',
  'car_model',
  'car_fuel',
  'km',
  'car_registration_date',
  'firstname',
  'lastname',
  'email',
  'phone',
  'city',
  'province',
  'zip_code',
  'utm_source',
  'utm_id',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const contractSorts = [
  'created_at',
  'updated_at',
  'sent_at',
  'signed_at',
  'filled_at',
  'paid_at',
  'days_left',
  'code',
  'status',
  'type',
  'total',
  'lastname',
  'car_model',
  'car_plate',
  'store',
] as const;

/** A manager's list shows five contracts a page (specification section 9). */
export const managerContractsQuery = listQuery({ filters: contractFilters, sorts: contractSorts, perPage: 5 });
export const adminContractsQuery = listQuery({ filters: [...contractFilters, 'deleted'], sorts: contractSorts });
export const accountContractsQuery = listQuery({
  filters: ['status', 'type', 'kind', 'car_vin', 'car_plate', 'created_at', 'signed_at', 'paid_at'],
  sorts: ['created_at', 'signed_at', 'paid_at', 'days_left', 'code', 'total'],
});

export const exportFormat = z._default(z.enum(['csv', 'xlsx']), 'csv');
/** Columns are headed by their fields' names (calls.md), or by what people call them. */
export const exported = { format: exportFormat, headings: z._default(exportHeadings, 'fields') };
const wholeList = { page: true, per_page: true } as const;

/** An export takes the list's filters and order, and every row. */
export const managerExportQuery = z.extend(z.omit(managerContractsQuery, wholeList), exported);
export const adminExportQuery = z.extend(z.omit(adminContractsQuery, wholeList), exported);

export const exportAnswer = {
  200: fileAnswer('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
};

const analyticsFields = {
  basis: z._default(z.enum(analyticsBases), 'created'),
  store_uid: z.optional(uid),
  period: z._default(z.enum(analyticsPeriods), 'monthly'),
  ...z.partial(analyticsDays).shape,
  compare: z._default(z.enum(analyticsComparisons), 'before'),
};

/** The splits and the funnel cover the days from `from` to `to`; where none are asked for, `period`. */
export const analyticsQuery = z.strictObject(analyticsFields).check(daysInOrder);
export const analyticsExportQuery = z.strictObject({ ...analyticsFields, ...exported }).check(daysInOrder);

export const messagesQuery = listQuery({
  filters: [
    'status',
    'channel',
    'template',
    'store_uid',
    'contract_uid',
    'contract_code',
    'provider',
    'created_at',
    'sent_at',
  ],
  sorts: ['created_at', 'sent_at', 'status', 'attempts'],
});
