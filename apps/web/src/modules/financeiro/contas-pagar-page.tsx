import type { Papel } from '../atendimento/index.ts'
import { usePapel } from '../atendimento/index.ts'
import { carregarContas, TelaDeContas } from './tela-de-contas.tsx'

const TEXTOS: Readonly<Record<Papel, { descricao?: string; vazio: { titulo: string; texto: string } }>> = {
  EMPRESA: { vazio: { titulo: 'Nada a pagar', texto: 'Despesas lançadas e repasses consolidados aparecem aqui.' } },
  ESPECIALISTA: {
    descricao: 'Seus repasses: cada exame concluído, com a conta de quanto é seu.',
    vazio: { titulo: 'Nenhum repasse ainda', texto: 'Quando um exame seu é concluído, o repasse aparece aqui.' },
  },
  PARCEIRO: {
    descricao: 'O que a clínica deve pelos exames, com o Pix para pagar.',
    vazio: {
      titulo: 'Nada a pagar',
      texto: 'A cobrança dos exames concluídos aparece aqui: um a um, ou no fechamento do período.',
    },
  },
}

export function ContasPagarPage() {
  const papel = usePapel()
  const { descricao, vazio } = TEXTOS[papel]
  return (
    <TelaDeContas
      livro="contas-pagar"
      titulo="Contas a pagar"
      {...(descricao === undefined ? {} : { descricao })}
      sentido={papel === 'ESPECIALISTA' ? 'RECEBER' : 'PAGAR'}
      porParceiro={false}
      despesas={papel === 'EMPRESA'}
      vazio={vazio}
    />
  )
}

ContasPagarPage.carregar = carregarContas['contas-pagar']
