import { formatarPeso, type Acontecimento, type TipoDeAcontecimento } from '@vetlume/dominio/animal'
import { ROTULOS_DO_ATENDIMENTO, type EstadoDoAtendimento } from '@vetlume/dominio/atendimento'
import { juntar } from '@vetlume/dominio/formatos'
import type { EstadoDoLaudo } from '@vetlume/dominio/laudo'
import { ROTULOS_DO_TIPO_DE_DOCUMENTO, type TipoDeDocumento } from '@vetlume/dominio/modelo-documento'
import { formatarData } from '@vetlume/dominio/tempo'
import type { TomDeEtiqueta } from '../../../ui/etiqueta.tsx'
import type { NomeDoIcone } from '../../../ui/icones/nomes.ts'

type Estado = { rotulo: string; tom: TomDeEtiqueta }

const ESTADOS_DO_LAUDO: Readonly<Record<EstadoDoLaudo, Estado>> = {
  RASCUNHO: { rotulo: 'Rascunho', tom: 'neutro' },
  EM_REVISAO: { rotulo: 'Em revisão', tom: 'info' },
  ASSINADO: { rotulo: 'Assinado', tom: 'marca' },
  ENTREGUE: { rotulo: 'Entregue', tom: 'sucesso' },
  VISUALIZADO: { rotulo: 'Visualizado', tom: 'sucesso' },
  RETIFICADO: { rotulo: 'Retificado', tom: 'aviso' },
  CANCELADO: { rotulo: 'Cancelado', tom: 'neutro' },
}

const TONS_DO_ATENDIMENTO: Readonly<Record<EstadoDoAtendimento, TomDeEtiqueta>> = {
  ABERTO: 'info',
  EM_ANDAMENTO: 'marca',
  AGUARDANDO_LAUDO: 'aviso',
  CONCLUIDO: 'sucesso',
  FATURADO: 'sucesso',
  CANCELADO: 'neutro',
}

export interface LinhaDoProntuario {
  icone: NomeDoIcone
  titulo: string
  /** Screen of the exam. */
  para: '/atendimento' | '/laudo/editar' | null
  estado: Estado | null
  detalhe: string
}

const deQuem = (antes: string | null, depois: string | null) =>
  antes === null ? (depois ?? '') : `${antes} → ${depois ?? 'nenhum'}`

const ESCRITAS: Readonly<Record<TipoDeAcontecimento, (linha: Acontecimento) => LinhaDoProntuario>> = {
  ATENDIMENTO: ({ titulo, numero, estado, especialista, parceiro }) => ({
    icone: 'medical-services',
    titulo: titulo ?? 'Atendimento',
    para: '/atendimento',
    estado:
      estado === null
        ? null
        : {
            rotulo: ROTULOS_DO_ATENDIMENTO[estado as EstadoDoAtendimento],
            tom: TONS_DO_ATENDIMENTO[estado as EstadoDoAtendimento],
          },
    detalhe: juntar(`Atendimento ${numero ?? ''}`, especialista, parceiro),
  }),
  LAUDO: ({ titulo, numero, edicao, estado, especialista }) => ({
    icone: 'description',
    titulo: titulo ?? 'Laudo',
    para: '/laudo/editar',
    estado: estado === null ? null : ESTADOS_DO_LAUDO[estado as EstadoDoLaudo],
    detalhe: juntar(`Laudo ${numero ?? ''}${edicao !== null && edicao > 1 ? `, ${edicao}ª edição` : ''}`, especialista),
  }),
  DOCUMENTO: ({ titulo, documento, numero, autor }) => ({
    icone: 'post-add',
    titulo: titulo ?? 'Documento',
    para: null,
    estado: null,
    detalhe: juntar(`${ROTULOS_DO_TIPO_DE_DOCUMENTO[documento as TipoDeDocumento]} nº ${numero ?? ''}`, autor),
  }),
  PESO: ({ gramas }) => ({
    icone: 'monitor-weight',
    titulo: formatarPeso(gramas ?? 0),
    para: null,
    estado: null,
    detalhe: 'Pesagem',
  }),
  VACINA: ({ titulo, depois, autor }) => ({
    icone: 'verified-user',
    titulo: titulo ?? 'Vacina',
    para: null,
    estado: null,
    detalhe: juntar('Vacina', autor, depois === null ? null : `próxima dose em ${formatarData(depois)}`),
  }),
  TUTOR: ({ antes, depois, autor }) => ({
    icone: 'person-outline',
    titulo: 'Mudou o tutor principal',
    para: null,
    estado: null,
    detalhe: juntar(deQuem(antes, depois), autor),
  }),
  PLANO: ({ antes, depois, autor }) => ({
    icone: 'health-and-safety',
    titulo: depois === null ? 'Saiu do plano de saúde' : 'Mudou o plano de saúde',
    para: null,
    estado: null,
    detalhe: juntar(deQuem(antes, depois), autor),
  }),
  OBITO: ({ depois }) => ({ icone: 'local-florist', titulo: 'Óbito', para: null, estado: null, detalhe: depois ?? '' }),
  UNIAO: ({ depois, autor }) => ({
    icone: 'call-merge',
    titulo: `Recebeu o cadastro repetido de ${depois ?? 'outro'}`,
    para: null,
    estado: null,
    detalhe: autor ?? '',
  }),
  CADASTRO: () => ({ icone: 'assignment-ind', titulo: 'Cadastrado', para: null, estado: null, detalhe: '' }),
}

/** How one line of the history reads. */
export const escreverAcontecimento = (linha: Acontecimento): LinhaDoProntuario => ESCRITAS[linha.tipo](linha)
