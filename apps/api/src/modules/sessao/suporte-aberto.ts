/** A company let the support in. */
export interface SuporteAberto {
  codigo: string
  cliente: string
  empresa: string
  fuso: string
  ate: string
  podeMudar: boolean
}
