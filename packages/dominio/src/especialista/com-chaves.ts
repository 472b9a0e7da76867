import * as z from 'zod/mini'

type Objeto<F extends z.core.$ZodLooseShape> = z.ZodMiniObject<F>

/** The input of a route that writes a part: the form's fields, the keys of the path and the form's rules over all of it. */
export function comChaves<D extends z.ZodMiniObject, F extends z.core.$ZodLooseShape>(
  campos: D,
  regras: readonly z.core.$ZodCheck<z.output<D>>[],
  chaves: F,
): z.ZodMiniType<z.output<D> & z.output<Objeto<F>>, z.input<D> & z.input<Objeto<F>>> {
  return z.extend(campos, chaves).check(...(regras as never[])) as never
}
