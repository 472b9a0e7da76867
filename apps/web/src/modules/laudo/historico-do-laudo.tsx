import type { EstadoDoLaudo } from '@vetlume/dominio/laudo'
import { usePode } from '../cadastros/index.ts'
import { BotaoHistorico } from '../historico/index.ts'
import type { CamposDoHistorico } from '../historico/index.ts'
import { ROTULO_DO_ESTADO } from './rotulos.ts'

const CAMPOS: CamposDoHistorico = {
  titulo: { rotulo: 'Título' },
  critico: { rotulo: 'Achado crítico' },
  conteudo: { rotulo: 'Conteúdo', texto: () => 'outra redação' },
  estado: { rotulo: 'Situação', texto: (estado: EstadoDoLaudo) => ROTULO_DO_ESTADO[estado] ?? estado },
  motivo: { rotulo: 'Motivo' },
  numero: { rotulo: 'Número' },
  edicao: { rotulo: 'Edição' },
  sha256: { rotulo: 'SHA-256' },
}

/** Who did what to a laudo, for who may see it. */
export function HistoricoDoLaudo({ codigo, numero }: { codigo: string; numero: number }) {
  const pode = usePode('historico:ler')
  return pode ? <BotaoHistorico entidade="laudo" registro={codigo} nome={`Laudo nº ${numero}`} campos={CAMPOS} /> : null
}
