/** What is read of the JSON Schema of a content file, or of a field in it. */
export type FieldSchema = {
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: string[];
  minItems?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
};
