import { ROTULOS_DO_DESTINO, type DestinoDoLink, type EstadoDoLaudo } from '@vetlume/dominio/laudo'
import { usePode } from '../cadastros/index.ts'
import { BotaoHistorico } from '../historico/index.ts'
import type { CamposDoHistorico } from '../historico/index.ts'
import { ROTULO_DO_ESTADO } from './rotulos.ts'

/** A key says nothing to a person; that there is one does. */
const definido = () => 'definido'

const CAMPOS: CamposDoHistorico = {
  titulo: { rotulo: 'Título' },
  critico: { rotulo: 'Achado crítico' },
  // The trail keeps what a draft was by its hash.
  conteudo: { rotulo: 'Conteúdo', texto: (sha256: string) => `redação ${sha256.slice(0, 8)}` },
  marcas: { rotulo: 'Marcas nas imagens', texto: (sha256: string) => `conjunto ${sha256.slice(0, 8)}` },
  estado: { rotulo: 'Situação', texto: (estado: EstadoDoLaudo) => ROTULO_DO_ESTADO[estado] ?? estado },
  motivo: { rotulo: 'Motivo' },
  numero: { rotulo: 'Número' },
  edicao: { rotulo: 'Edição' },
  modelo: { rotulo: 'Modelo' },
  atendimento: { rotulo: 'Atendimento', texto: definido },
  especialista: { rotulo: 'Especialista', texto: definido },
  retifica: { rotulo: 'Retifica', texto: definido },
  imagem: { rotulo: 'Imagem', texto: definido },
  link: { rotulo: 'Link', texto: definido },
  destino: { rotulo: 'Enviado', texto: (destino: DestinoDoLink) => ROTULOS_DO_DESTINO[destino] ?? destino },
  sha256: { rotulo: 'SHA-256' },
}

/** Who did what to a laudo, for who may see it. */
export function HistoricoDoLaudo({ codigo, numero }: { codigo: string; numero: number }) {
  const pode = usePode('historico:ler')
  return pode ? <BotaoHistorico entidade="laudo" registro={codigo} nome={`Laudo nº ${numero}`} campos={CAMPOS} /> : null
}
