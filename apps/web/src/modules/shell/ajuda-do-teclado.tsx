import { useAtalhosDaTela } from '../../ui/atalhos-da-tela.ts'
import { ATALHOS_DO_KIT, Atalhos } from '../../ui/atalhos.tsx'

const EM_QUALQUER_TELA = {
  titulo: 'Em qualquer tela',
  atalhos: [
    { teclas: ['Ctrl', 'K'], texto: 'Buscar registros e telas' },
    { teclas: ['?'], texto: 'Mostrar esta ajuda' },
    { teclas: ['Tab'], texto: 'Pular para o conteúdo, no começo da página' },
  ],
}

export function AjudaDoTeclado({ aoFechar }: { aoFechar: () => void }) {
  const daTela = useAtalhosDaTela()
  return <Atalhos grupos={[...daTela, EM_QUALQUER_TELA, ...ATALHOS_DO_KIT]} aoFechar={aoFechar} />
}
