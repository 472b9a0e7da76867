import { useState } from 'react'
import type { ComponentType } from 'react'
import { Botao } from '../src/ui/botao.tsx'
import { Texto } from '../src/ui/texto.tsx'
import { CATALOGO } from './catalogo.ts'
import { forcarEstados } from './forcar-estados.ts'
import { Moldura } from './moldura.tsx'
import estilos from './oficina.module.css'
import type { PaginaDaOficina } from './pagina.ts'

const ESQUEMAS = ['light', 'dark'] as const
const FORCADOS = { nenhum: 'Como está', hover: 'Sob o mouse', foco: 'Com o foco do teclado' } as const

type Forcado = keyof typeof FORCADOS

const Lados = ({ Estado }: { Estado: ComponentType }) => (
  <div className={estilos.lados}>
    {ESQUEMAS.map((esquema) => (
      <div key={esquema} data-esquema={esquema} className={estilos.lado}>
        <Moldura>
          <Estado />
        </Moldura>
      </div>
    ))}
  </div>
)

/** One at a time, and only when it is asked for: it covers the page. */
function PorCima({ Estado }: { Estado: ComponentType }) {
  const [visto, definirVisto] = useState(false)
  return (
    <>
      <Botao size="small" variant="outlined" onClick={() => definirVisto(!visto)}>
        {visto ? 'Tirar' : 'Ver'}
      </Botao>
      {visto && (
        <Moldura>
          <Estado />
        </Moldura>
      )}
    </>
  )
}

function Pagina({ pagina: { titulo, estados, porCima = false } }: { pagina: PaginaDaOficina }) {
  const [forcado, forcar] = useState<Forcado>('nenhum')
  return (
    <main className={estilos.pagina} data-forcar={forcado}>
      <Texto como="h1" tamanho="titulo">
        {titulo}
      </Texto>
      {Object.entries(FORCADOS).map(([qual, rotulo]) => (
        <Botao
          key={qual}
          size="small"
          aria-pressed={qual === forcado}
          onClick={() => {
            forcarEstados()
            forcar(qual as Forcado)
          }}
        >
          {rotulo}
        </Botao>
      ))}
      {Object.entries(estados).map(([nome, Estado]) => (
        <section key={nome} id={nome}>
          <Texto como="h2" tamanho="subtitulo">
            {nome}
          </Texto>
          {porCima ? <PorCima Estado={Estado} /> : <Lados Estado={Estado} />}
        </section>
      ))}
    </main>
  )
}

/** Every component of the kit in each of its states, in both schemes: in development only. */
export function Oficina() {
  const pedida = new URLSearchParams(location.search).get('pagina') ?? 'botao'
  const pagina = CATALOGO.get(pedida)
  return (
    <div className={estilos.oficina}>
      <nav aria-label="Páginas" className={estilos.indice}>
        <ul>
          {[...CATALOGO].map(([nome, { titulo }]) => (
            <li key={nome}>
              <a href={`?pagina=${nome}`} {...(nome === pedida ? { 'aria-current': 'page' } : {})}>
                {titulo}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {pagina === undefined ? <main className={estilos.pagina}>Não há esta página.</main> : <Pagina pagina={pagina} />}
    </div>
  )
}
