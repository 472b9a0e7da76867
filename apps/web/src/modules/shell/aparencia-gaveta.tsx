import { APARENCIA_PADRAO, ESCALA_MAXIMA, ESCALA_MINIMA } from '@vetlume/dominio/constantes'
import type { Aparencia } from '@vetlume/dominio/constantes'
import { mudarAparencia, useAparencia } from '../../lib/aparencia.ts'
import { Alternancia } from '../../ui/alternancia.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Pilha } from '../../ui/disposicao.tsx'
import { Marca } from '../../ui/formulario/marca.tsx'
import { Gaveta } from '../../ui/gaveta.tsx'
import { Regua } from '../../ui/regua.tsx'
import { Texto } from '../../ui/texto.tsx'
import estilos from './aparencia-gaveta.module.css'

type Opcoes<T> = readonly { valor: T; rotulo: string }[]

const CORES: Opcoes<Aparencia['esquema']> = [
  { valor: 'light', rotulo: 'Claro' },
  { valor: 'dark', rotulo: 'Escuro' },
]
const MENUS: Opcoes<Aparencia['menu']> = [
  { valor: 'static', rotulo: 'Fixo' },
  { valor: 'overlay', rotulo: 'Sobreposto' },
  { valor: 'horizontal', rotulo: 'Horizontal' },
]
const CAMPOS: Opcoes<Aparencia['campos']> = [
  { valor: 'outlined', rotulo: 'Contorno' },
  { valor: 'filled', rotulo: 'Preenchido' },
]

interface EscolhaProps<T extends string> {
  rotulo: string
  valor: T
  opcoes: Opcoes<T>
  aoMudar: (valor: T) => void
}

function Escolha<T extends string>(props: EscolhaProps<T>) {
  return (
    <div>
      <Texto aria-hidden tamanho="pequeno" forte className={estilos.titulo}>
        {props.rotulo}
      </Texto>
      <Alternancia {...props} inteira />
    </div>
  )
}

/** How the system looks on this browser. Every choice is applied at once and kept for the next visits. */
export function GavetaDeAparencia({ aoFechar }: { aoFechar: () => void }) {
  const { menu, esquema, campos, ondulacao, escala } = useAparencia()
  return (
    <Gaveta titulo="Aparência" largura="min(22rem, 100vw)" aoFechar={aoFechar}>
      <Pilha className={estilos.escolhas}>
        <Escolha rotulo="Cores" valor={esquema} opcoes={CORES} aoMudar={(novo) => mudarAparencia({ esquema: novo })} />
        <Escolha rotulo="Menu" valor={menu} opcoes={MENUS} aoMudar={(novo) => mudarAparencia({ menu: novo })} />
        <Escolha rotulo="Campos" valor={campos} opcoes={CAMPOS} aoMudar={(novo) => mudarAparencia({ campos: novo })} />
        <Regua
          rotulo={`Tamanho do texto: ${escala}`}
          valor={escala}
          de={ESCALA_MINIMA}
          ate={ESCALA_MAXIMA}
          aoMudar={(nova) => mudarAparencia({ escala: nova })}
        />
        <Marca
          tipo="chave"
          rotulo="Ondulação ao tocar"
          checked={ondulacao}
          onChange={({ target }) => mudarAparencia({ ondulacao: target.checked })}
        />
        <Botao variant="outlined" onClick={() => mudarAparencia(APARENCIA_PADRAO)}>
          Voltar ao padrão
        </Botao>
      </Pilha>
    </Gaveta>
  )
}
