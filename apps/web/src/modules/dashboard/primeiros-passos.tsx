import type { PassoDaEmpresa, PrimeirosPassos } from '@vetlume/dominio/dashboard'
import { Passos, type PassoDaVez } from './passos.tsx'

type PassoFixo = Omit<PassoDaVez, 'feito'> & { id: PassoDaEmpresa }

const passosDe = ({ especialista, laudo }: PrimeirosPassos): readonly PassoFixo[] => [
  {
    id: 'marca',
    titulo: 'Marca e papel timbrado',
    porque: 'O logotipo, o endereço e o telefone saem no alto de cada laudo.',
    tempo: '3 min',
    alvo: { rota: '/cadastro/cliente', filtros: {} },
  },
  {
    id: 'especialista',
    titulo: 'Especialista',
    porque: 'Quem examina e assina, com o CRMV que o laudo imprime.',
    tempo: '2 min',
    alvo: { rota: '/cadastro/especialista', filtros: { novo: '1' } },
    depois: { rota: '/cadastro/especialista', filtros: {} },
  },
  {
    id: 'acesso',
    titulo: 'Quem assina',
    porque: 'Só quem entra no sistema como o especialista assina. Se é você, basta dizer.',
    tempo: '1 min',
    alvo:
      especialista === null
        ? { rota: '/cadastro/especialista', filtros: { novo: '1' } }
        : { rota: '/cadastro/especialista', filtros: { codigo: especialista, parte: 'assinatura' } },
  },
  {
    id: 'parceiro',
    titulo: 'Clínica parceira',
    porque: 'Quem pede os exames, recebe os laudos e paga por eles.',
    tempo: '2 min',
    alvo: { rota: '/cadastro/parceiro', filtros: { novo: '1' } },
    depois: { rota: '/cadastro/parceiro', filtros: {} },
  },
  {
    id: 'preco',
    titulo: 'Seus preços',
    porque: 'Os serviços começam com valores de exemplo: ponha os seus antes de cobrar.',
    tempo: '5 min',
    alvo: { rota: '/cadastro/servico', filtros: {} },
  },
  {
    id: 'atendimento',
    titulo: 'Primeiro exame',
    porque: 'O pedido com o paciente e o serviço: a agenda, o laudo e a cobrança seguem dele.',
    tempo: '3 min',
    alvo: { rota: '/atendimento', filtros: { novo: '1' } },
    depois: { rota: '/atendimento', filtros: {} },
  },
  {
    id: 'laudo',
    titulo: 'Primeiro laudo assinado',
    porque:
      laudo === null
        ? 'Vem do exame: abra o primeiro e o laudo começa nele.'
        : 'Escreva, assine e entregue: é o que a clínica espera.',
    tempo: '10 min',
    alvo: laudo ?? { rota: '/laudo', filtros: {} },
  },
]

/** From the sign-up to the first signed laudo: what is done, what comes next and where. */
export function PrimeirosPassosDaEmpresa({ passos }: { passos: PrimeirosPassos }) {
  return (
    <Passos
      chave="empresa"
      titulo="Do cadastro ao primeiro laudo"
      passos={passosDe(passos).map((passo) => ({ ...passo, feito: passos.feitos[passo.id] }))}
    />
  )
}

/** The free plan in two steps. The second is done by whoever subscribes, whose panel is then a company's. */
export function PrimeirosPassosDaBase({ simulacoes }: { simulacoes: number }) {
  return (
    <Passos
      chave="base"
      titulo="Comece por aqui"
      passos={[
        {
          id: 'simular',
          titulo: 'Primeira simulação',
          porque: 'Descubra quanto um exame custa e por quanto vender, e salve para comparar depois.',
          tempo: '5 min',
          alvo: { rota: '/utilitario/simulador-custo-exame', filtros: { novo: '1' } },
          depois: { rota: '/utilitario/simulador-custo-exame', filtros: {} },
          feito: simulacoes > 0,
        },
        {
          id: 'planos',
          titulo: 'O que os planos acrescentam',
          porque: 'Agenda, laudos assinados e cobrança das clínicas, com os preços que você simulou.',
          tempo: '2 min',
          alvo: { rota: '/realizar-assinatura', filtros: {} },
          feito: false,
        },
      ]}
    />
  )
}
