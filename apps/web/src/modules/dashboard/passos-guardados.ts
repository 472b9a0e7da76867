import type { Armazenamento } from '../../lib/sessao.ts'

const chaveDe = (lugar: string) => `primeiros-passos:${lugar}`

/** Whether the person put the steps of a place away. */
export const passosGuardados = (armazenamento: Pick<Armazenamento, 'getItem'>, lugar: string): boolean =>
  armazenamento.getItem(chaveDe(lugar)) !== null

export function guardarPassos(
  armazenamento: Pick<Armazenamento, 'setItem' | 'removeItem'>,
  lugar: string,
  guardar: boolean,
): void {
  if (guardar) armazenamento.setItem(chaveDe(lugar), 'guardados')
  else armazenamento.removeItem(chaveDe(lugar))
}
