import type { FieldPath } from "./fields.ts";
import type { Value } from "./values.ts";

export const fieldOperators = [
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "EQUAL",
  "NOT_EQUAL",
  "IN",
  "NOT_IN",
  "ARRAY_CONTAINS",
  "ARRAY_CONTAINS_ANY",
] as const;
export type FieldOperator = (typeof fieldOperators)[number];

export const unaryOperators = ["IS_NULL", "IS_NOT_NULL", "IS_NAN", "IS_NOT_NAN"] as const;
export type UnaryOperator = (typeof unaryOperators)[number];

export type Filter =
  | { readonly kind: "and" | "or"; readonly filters: readonly Filter[] }
  | { readonly kind: "field"; readonly field: FieldPath; readonly op: FieldOperator; readonly value: Value }
  | { readonly kind: "unary"; readonly field: FieldPath; readonly op: UnaryOperator };

export interface Order {
  readonly field: FieldPath;
  readonly descending: boolean;
}

export interface Cursor {
  readonly values: readonly Value[];
  /** Whether the cursor is just before the documents with these values, or just after them. */
  readonly before: boolean;
}

export interface Query {
  /** The document that contains the collection, or empty for the root. */
  readonly parent: string;
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly where: Filter | null;
  /** All orders, including the implicit ones. The last one is always by name. */
  readonly orders: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  readonly select: readonly FieldPath[] | null;
}

export function collectionQuery(parent: string, collectionId: string): Query {
  return {
    parent,
    collectionId,
    allDescendants: false,
    where: null,
    orders: [{ field: ["__name__"], descending: false }],
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    select: null,
  };
}
