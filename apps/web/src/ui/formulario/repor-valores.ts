import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/** `salvo` becomes what the form starts from, and `porCima` is what was changed in it since, to be saved next. */
export function reporValores<V extends FieldValues, S>(
  form: Pick<UseFormReturn<V, unknown, S>, 'reset' | 'setValue'>,
  salvo: V,
  porCima: Readonly<Record<string, unknown>>,
): void {
  form.reset(salvo)
  for (const [campo, valor] of Object.entries(porCima))
    form.setValue(campo as FieldPath<V>, valor as FieldPathValue<V, FieldPath<V>>, {
      shouldDirty: true,
      shouldTouch: true,
    })
}
