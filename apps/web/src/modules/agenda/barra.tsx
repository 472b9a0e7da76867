import { useState, type ReactNode } from 'react'
import { Alternancia } from '../../ui/alternancia.tsx'
import { BotaoDeIcone } from '../../ui/botao-de-icone.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import type { UsoDaVista } from './use-vista.ts'
import { tituloCurtoDa, tituloDa } from './vista-em-palavras.ts'
import { andar, ROTULOS_DA_VISAO, type Visao } from './vista.ts'
import { parte } from '../../ui/parte.tsx'
import estilos from './barra.module.css'

const Calendario = parte(async () => (await import('../../ui/calendario-flutuante.tsx')).CalendarioFlutuante)

const UNIDADE: Readonly<Record<Visao, string>> = { dia: 'Dia', semana: 'Semana', mes: 'Mês', lista: 'Dia' }

/** The title opens a calendar: any day is two touches away. */
function Titulo({ vista, estreita, mudar }: UsoDaVista) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const fechar = () => definirAncora(null)
  return (
    <>
      <Botao
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={ancora !== null}
        endIcon={<Icone nome="expand-more" />}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
        className={estilos.titulo}
      >
        {estreita ? tituloCurtoDa(vista) : tituloDa(vista)}
      </Botao>
      {ancora !== null && (
        <Calendario
          ancora={ancora}
          rotulo="Escolher o dia"
          dia={Temporal.PlainDate.from(vista.dia)}
          aoEscolher={(escolhido) => {
            fechar()
            mudar({ dia: escolhido.toString() })
          }}
          aoFechar={fechar}
        />
      )}
    </>
  )
}

function Navegacao(uso: UsoDaVista) {
  const { vista, hoje, mudar } = uso
  const unidade = UNIDADE[vista.visao]
  return (
    <div className={estilos.navegacao}>
      <Botao variant="outlined" onClick={() => mudar({ dia: hoje })} disabled={vista.dia === hoje}>
        Hoje
      </Botao>
      <BotaoDeIcone
        rotulo={`${unidade} anterior`}
        dica={`${unidade} anterior (←)`}
        onClick={() => mudar({ dia: andar(vista, -1) })}
      >
        <Icone nome="chevron-left" />
      </BotaoDeIcone>
      <BotaoDeIcone
        rotulo={`${unidade} seguinte`}
        dica={`${unidade} seguinte (→)`}
        onClick={() => mudar({ dia: andar(vista, 1) })}
      >
        <Icone nome="chevron-right" />
      </BotaoDeIcone>
      <Titulo {...uso} />
    </div>
  )
}

/** Which of the views, beside the title. */
export function EscolhaDaVisao({ vista, visoes, mudar }: UsoDaVista) {
  return (
    <div className={estilos.escolhaDaVisao}>
      <Alternancia
        rotulo="Visão"
        valor={vista.visao}
        opcoes={visoes.map((valor) => ({ valor, rotulo: ROTULOS_DA_VISAO[valor] }))}
        aoMudar={(visao) => mudar({ visao })}
      />
    </div>
  )
}

/** Which days, and what is filtered. */
export function Barra({ uso, children }: { uso: UsoDaVista; children?: ReactNode }) {
  return (
    <div role="group" aria-label="Período e filtros da agenda" className={estilos.barra}>
      <Navegacao {...uso} />
      {children}
    </div>
  )
}
