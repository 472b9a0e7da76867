import type { ItemDaEquipe } from '@vetlume/dominio/equipe'
import { juntar } from '@vetlume/dominio/formatos'
import { ROTULOS_DE_PERFIL, ROTULOS_DO_ESTADO } from '@vetlume/dominio/usuario'
import { EtiquetaDeConvite, EtiquetaDeSituacao } from '../../ui/lista/situacao.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { DataHora } from '../../ui/valores.tsx'

/** An open link that nobody took has no name yet. */
export const nomeDa = ({ nome, email }: Pick<ItemDaEquipe, 'nome' | 'email'>): string =>
  nome ?? email ?? 'Convite por link'

/** "Recepção", "Especialista · Dra. Ana" */
export const comoTrabalha = ({ perfil, papel, alvo }: ItemDaEquipe): string =>
  papel?.nome ?? juntar(ROTULOS_DE_PERFIL[perfil], alvo?.nome)

const estadoEmPalavras = ({ estado, convite }: ItemDaEquipe): string =>
  convite !== null && !convite.vale ? 'Convite vencido' : ROTULOS_DO_ESTADO[estado]

export function EtiquetaDoEstado({ pessoa }: { pessoa: ItemDaEquipe }) {
  const { estado, convite } = pessoa
  if (estado !== 'CONVIDADO') return <EtiquetaDeSituacao ativo={estado === 'ATIVO'} />
  return <EtiquetaDeConvite vencido={convite !== null && !convite.vale} rotulo={estadoEmPalavras(pessoa)} />
}

export const COLUNAS: readonly Coluna<ItemDaEquipe>[] = [
  {
    id: 'nome',
    titulo: 'Pessoa',
    celula: (pessoa) => (pessoa.eu ? `${nomeDa(pessoa)} (você)` : nomeDa(pessoa)),
    ordem: 'nome',
    largura: '15rem',
  },
  { id: 'email', titulo: 'E-mail', celula: ({ email }) => email ?? '–', noCartao: 'linha' },
  { id: 'como', titulo: 'Trabalha como', celula: comoTrabalha, largura: '15rem' },
  {
    id: 'ultimoAcesso',
    titulo: 'Último acesso',
    celula: ({ ultimoAcesso }) =>
      ultimoAcesso === null ? 'Nunca entrou' : <DataHora instante={ultimoAcesso} formato="relativo" />,
    texto: ({ ultimoAcesso }) => ultimoAcesso ?? '',
    ordem: 'ultimoAcesso',
  },
  {
    id: 'sessoes',
    titulo: 'Sessões',
    celula: ({ sessoes }) => String(sessoes),
    alinhar: 'direita',
    noCartao: 'oculta',
  },
  {
    id: 'segundoFator',
    titulo: 'Duas etapas',
    celula: ({ segundoFator }) => (segundoFator ? 'Sim' : 'Não'),
    noCartao: 'oculta',
  },
  {
    id: 'estado',
    titulo: 'Situação',
    celula: (pessoa) => <EtiquetaDoEstado pessoa={pessoa} />,
    texto: estadoEmPalavras,
    noCartao: 'destaque',
  },
]
