import { oQueFazer, ROTULOS_DA_NOTA, type EstadoDaNota } from '@vetlume/dominio/nota-fiscal'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'

const TONS: Readonly<Record<EstadoDaNota, TomDeEtiqueta>> = {
  PENDENTE: 'aviso',
  ENVIADA: 'aviso',
  AUTORIZADA: 'sucesso',
  REJEITADA: 'erro',
  EM_CANCELAMENTO: 'aviso',
  CANCELADA: 'neutro',
  EM_SUBSTITUICAO: 'aviso',
  SUBSTITUIDA: 'neutro',
}

export const EtiquetaDaNota = ({ estado }: { estado: EstadoDaNota }) => (
  <Etiqueta tom={TONS[estado]} rotulo={ROTULOS_DA_NOTA[estado]} />
)

/** What people call a note: the number of the NFS-e, or that of its DPS while it has none. */
export const nomeDaNota = ({ numero, numeroDps }: { numero: number | null; numeroDps: number }): string =>
  numero === null ? `DPS nº ${numeroDps}` : `NFS-e nº ${numero}`

/** Said wherever a note of the sandbox is shown. */
export const SEM_VALOR_FISCAL = 'Ambiente de testes, sem valor fiscal.'

/** Why it was refused, in the words of who refused it, and what to do about it. */
export const TextoDaRejeicao = ({
  rejeicao: { codigo, mensagem },
}: {
  rejeicao: { codigo: string; mensagem: string }
}) => (
  <>
    {codigo}: {mensagem} {oQueFazer(codigo)}
  </>
)
