import { TelaDeContas } from './tela-de-contas.tsx'

export function ContasReceberPage() {
  return (
    <TelaDeContas
      livro="contas-receber"
      titulo="Contas a receber"
      sentido="RECEBER"
      porParceiro
      vazio={{ titulo: 'Nada a receber', texto: 'Cada atendimento concluído gera aqui o título de quem vai pagar.' }}
    />
  )
}
