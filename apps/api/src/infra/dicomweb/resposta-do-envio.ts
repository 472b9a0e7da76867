/** Why an instance was not taken (PS3.18 I.2.2, PS3.7 C), as the standard numbers it. */
export const MOTIVOS = {
  /** The same UID with another content. */
  REPETIDA: 0x0111,
  SEM_ESPACO: 0xa700,
  /** Of another study than that of the address. */
  DE_OUTRO_ESTUDO: 0xa900,
  ILEGIVEL: 0xc000,
  FALHA: 0x0110,
} as const

export interface InstanciaAceita {
  estudo: string
  serie: string
  instancia: string
  classe: string
}

export interface InstanciaRecusada {
  /** Null: it could not be told which one it is. */
  qual: InstanciaAceita | null
  motivo: number
  /** In words, for who looks at the gateway. */
  texto: string
}

const de = (vr: string, ...valores: unknown[]) => ({ vr, Value: valores })
/** The longest text of an element of its kind (LO). */
const MAXIMO_DO_TEXTO = 64

const referencia = ({ classe, instancia }: InstanciaAceita) => ({
  '00081150': de('UI', classe),
  '00081155': de('UI', instancia),
})

/** What STOW-RS answers (PS3.18 10.5.3): a status, and each instance in one of three lists. */
export function respostaDoEnvio(
  base: string,
  aceitas: readonly InstanciaAceita[],
  recusadas: readonly InstanciaRecusada[],
): { status: 200 | 202 | 409; corpo: object } {
  const estudos = [...new Set(aceitas.map(({ estudo }) => estudo))]
  const doEstudo = (uid: string) => `${base}/studies/${uid}`
  const recusada = ({ qual, motivo, texto }: InstanciaRecusada) => ({
    ...(qual === null ? {} : referencia(qual)),
    '00081197': de('US', motivo),
    '00000902': de('LO', [...texto].slice(0, MAXIMO_DO_TEXTO).join('')),
  })
  const conhecidas = recusadas.filter(({ qual }) => qual !== null).map(recusada)
  const outras = recusadas.filter(({ qual }) => qual === null).map(recusada)
  const corpo = {
    ...(estudos.length === 1 && { '00081190': de('UR', doEstudo(estudos[0] ?? '')) }),
    ...(aceitas.length > 0 && {
      '00081199': de(
        'SQ',
        ...aceitas.map((uma) => ({
          ...referencia(uma),
          '00081190': de('UR', `${doEstudo(uma.estudo)}/series/${uma.serie}/instances/${uma.instancia}`),
        })),
      ),
    }),
    ...(conhecidas.length > 0 && { '00081198': de('SQ', ...conhecidas) }),
    ...(outras.length > 0 && { '0008119A': de('SQ', ...outras) }),
  }
  return { status: recusadas.length === 0 ? 200 : aceitas.length === 0 ? 409 : 202, corpo }
}
