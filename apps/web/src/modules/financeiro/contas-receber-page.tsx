import { carregarContas, TelaDeContas } from './tela-de-contas.tsx'

export function ContasReceberPage() {
  return (
    <TelaDeContas
      livro="contas-receber"
      titulo="Contas a receber"
      sentido="RECEBER"
      porParceiro
      vazio={{
        titulo: 'Nada a receber',
        texto:
          'Cada atendimento concluído à vista gera aqui o seu título; os de clínicas faturadas chegam com o fechamento.',
      }}
    />
  )
}

ContasReceberPage.carregar = carregarContas['contas-receber']
