import { ATALHOS_DO_KIT, Atalhos } from '../../ui/atalhos.tsx'

const GRUPOS = [
  {
    titulo: 'Em qualquer tela',
    atalhos: [
      { teclas: ['?'], texto: 'Mostrar esta ajuda' },
      { teclas: ['Tab'], texto: 'Pular para o conteúdo, no começo da página' },
    ],
  },
  ...ATALHOS_DO_KIT,
]

export function AjudaDoTeclado({ aoFechar }: { aoFechar: () => void }) {
  return <Atalhos grupos={GRUPOS} aoFechar={aoFechar} />
}
