import estilos from './atalhos.module.css'
import { Dialogo } from './dialogo.tsx'
import { Texto } from './texto.tsx'

export interface GrupoDeAtalhos {
  titulo: string
  atalhos: readonly { teclas: readonly string[]; texto: string }[]
}

export const ATALHOS_DO_KIT: readonly GrupoDeAtalhos[] = [
  {
    titulo: 'Listas',
    atalhos: [
      { teclas: ['/'], texto: 'Ir para a busca da lista' },
      { teclas: ['↑', '↓'], texto: 'Andar pelas linhas' },
      { teclas: ['Enter'], texto: 'Abrir a linha' },
      { teclas: ['Home', 'End'], texto: 'Primeira e última linha' },
    ],
  },
  {
    titulo: 'Formulários',
    atalhos: [
      { teclas: ['Ctrl', 'S'], texto: 'Salvar' },
      { teclas: ['Ctrl', 'Enter'], texto: 'Salvar' },
      { teclas: ['Esc'], texto: 'Fechar a janela aberta' },
    ],
  },
]

function Tecla({ children }: { children: string }) {
  return <kbd className={estilos.tecla}>{children}</kbd>
}

export interface AtalhosProps {
  grupos: readonly GrupoDeAtalhos[]
  aoFechar: () => void
}

/** Help with the keyboard. */
export function Atalhos({ grupos, aoFechar }: AtalhosProps) {
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo="Atalhos do teclado" largura="sm">
      <div className={estilos.grade}>
        {grupos.map(({ titulo, atalhos }) => (
          <section key={titulo}>
            <Texto como="h3" tamanho="pequeno" secundario forte className={estilos.titulo}>
              {titulo}
            </Texto>
            <dl className={estilos.dados}>
              {atalhos.map(({ teclas, texto }) => (
                <div key={texto + teclas.join()} className={estilos.fila}>
                  <dt className={estilos.nome}>
                    {teclas.map((tecla) => (
                      <Tecla key={tecla}>{tecla}</Tecla>
                    ))}
                  </dt>
                  <dd className={estilos.valor}>{texto}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialogo>
  )
}
