import { ErroDeDominio } from '@vetlume/dominio/erros'

/** Refuses a name that another saved list of the same screen has, whatever its capitals. */
export function exigirNomeLivre(nomes: ReadonlyMap<string, string>, nome: string, codigo: string | null): void {
  const dono = nomes.get(nome.toLowerCase())
  if (dono === undefined || dono === codigo) return
  throw new ErroDeDominio('VALIDACAO', { campos: { nome: 'Você já salvou esta lista com este nome.' } })
}
