import { ESTADOS_DO_AGENDAMENTO, ROTULOS_DO_AGENDAMENTO } from '@vetlume/dominio/agenda'
import { useState, type ReactNode } from 'react'
import { BotaoDeIcone } from '../../ui/botao-de-icone.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { BarraDeFiltros } from '../../ui/lista/filtros.tsx'
import { Menu } from '../../ui/menu.tsx'
import { alturaDaHora, mudarAltura } from './altura-da-hora.ts'
import { filtroDoCadastro } from '../cadastros/index.ts'
import { EtiquetaDoAgendamento } from './situacao-do-agendamento.tsx'
import type { EspecialistaDaGrade } from './tipos.ts'
import type { Vista } from './vista.ts'
import { classes } from '../../ui/classes.ts'
import faixa from '../../ui/faixa.module.css'
import estilos from './filtros.module.css'

interface Opcao {
  valor: string
  rotulo: string
  desenho: ReactNode
}

interface EscolhaDeVariosProps {
  rotulo: string
  opcoes: readonly Opcao[]
  escolhidos: readonly string[]
  aoMudar: (escolhidos: string[]) => void
}

function resumoDe(rotulo: string, opcoes: readonly Opcao[], escolhidos: readonly string[]): ReactNode {
  if (escolhidos.length === 0) return rotulo
  const [unico] = escolhidos
  const texto =
    escolhidos.length === 1 ? (opcoes.find(({ valor }) => valor === unico)?.rotulo ?? '1') : String(escolhidos.length)
  return (
    <>
      {rotulo}
      <span className={estilos.trecho}>{texto}</span>
    </>
  )
}

/** Several of a few options, in a menu that stays open while they are ticked. None is all. */
function EscolhaDeVarios({ rotulo, opcoes, escolhidos, aoMudar }: EscolhaDeVariosProps) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const ativo = escolhidos.length > 0
  const alternar = (valor: string) =>
    aoMudar(escolhidos.includes(valor) ? escolhidos.filter((outro) => outro !== valor) : [...escolhidos, valor])
  return (
    <>
      <Botao
        size="small"
        variant="outlined"
        color={ativo ? 'primary' : 'secondary'}
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        endIcon={<Icone nome="expand-more" />}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
        className={ativo ? estilos.ativo : estilos.filtro}
      >
        {resumoDe(rotulo, opcoes, escolhidos)}
      </Botao>
      {ancora !== null && (
        <Menu
          ancora={ancora}
          aoFechar={() => definirAncora(null)}
          grupos={[
            opcoes.map((opcao) => ({
              ...opcao,
              marcado: escolhidos.includes(opcao.valor),
              executar: () => alternar(opcao.valor),
            })),
            ...(ativo ? [[{ rotulo: 'Mostrar todos', discreto: true, executar: () => aoMudar([]) }]] : []),
          ]}
        />
      )}
    </>
  )
}

const FILTRO_DA_CLINICA = [filtroDoCadastro('parceiro', 'Clínica', 'parceiro')]

const ESTADOS: readonly Opcao[] = ESTADOS_DO_AGENDAMENTO.map((estado) => ({
  valor: estado,
  rotulo: ROTULOS_DO_AGENDAMENTO[estado],
  desenho: <EtiquetaDoAgendamento estado={estado} />,
}))

export interface FiltrosDaAgendaProps {
  vista: Vista
  especialistas: readonly EspecialistaDaGrade[]
  /** A clinic sees its own: there is no other to choose. */
  comClinica: boolean
  /** On a phone the day shows one specialist, chosen otherwise. */
  umPorVez: boolean
  aoMudar: (mudanca: Partial<Vista>) => void
}

/** Each press makes the hours higher, and after the highest they are as they were. */
function BotaoDaAltura() {
  const altura = alturaDaHora.usar()
  return (
    <BotaoDeIcone
      rotulo={`Altura das horas: ${altura}`}
      dica={`Altura das horas: ${altura} (+ e −)`}
      onClick={() => mudarAltura(1, true)}
    >
      <Icone nome="format-line-spacing" />
    </BotaoDeIcone>
  )
}

export function FiltrosDaAgenda({ vista, especialistas, comClinica, umPorVez, aoMudar }: FiltrosDaAgendaProps) {
  return (
    <div className={classes(faixa.faixa, faixa.soEstreita, estilos.faixa)}>
      {especialistas.length > 1 && !umPorVez && (
        <EscolhaDeVarios
          rotulo="Especialistas"
          opcoes={especialistas.map(({ codigo, nome, cor }) => ({
            valor: codigo,
            rotulo: nome,
            desenho: (
              <>
                <span className={`ag-bolinha ${estilos.cor}`} style={{ background: cor }} />
                {nome}
              </>
            ),
          }))}
          escolhidos={vista.especialistas}
          aoMudar={(escolhidos) => aoMudar({ especialistas: escolhidos })}
        />
      )}
      {comClinica && (
        <BarraDeFiltros
          filtros={FILTRO_DA_CLINICA}
          valores={vista.parceiro === null ? {} : { parceiro: vista.parceiro }}
          filtrada={false}
          aoMudar={({ parceiro }) => aoMudar({ parceiro: parceiro ?? null })}
          aoLimpar={() => aoMudar({ parceiro: null })}
        />
      )}
      <EscolhaDeVarios
        rotulo="Situação"
        opcoes={ESTADOS}
        escolhidos={vista.estados}
        aoMudar={(escolhidos) => aoMudar({ estados: ESTADOS_DO_AGENDAMENTO.filter((e) => escolhidos.includes(e)) })}
      />
      {vista.visao !== 'mes' && <BotaoDaAltura />}
      {vista.visao !== 'mes' && (
        <BotaoDeIcone
          rotulo={vista.diaInteiro ? 'Mostrar só as horas em uso' : 'Mostrar as 24 horas'}
          aria-pressed={vista.diaInteiro}
          onClick={() => aoMudar({ diaInteiro: !vista.diaInteiro })}
        >
          {vista.diaInteiro ? <Icone nome="unfold-less" /> : <Icone nome="unfold-more" />}
        </BotaoDeIcone>
      )}
    </div>
  )
}
