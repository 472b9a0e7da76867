import { DIAS_DA_SEMANA, type SemanaDoEspecialista } from '@vetlume/dominio/especialista'
import type { Control, UseFieldArrayReturn } from 'react-hook-form'
import { BotaoSemDica } from '../../../ui/botao-sem-dica.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Dica } from '../../../ui/dica.tsx'
import { Fila, Pilha } from '../../../ui/disposicao.tsx'
import { CampoHora } from '../../../ui/formulario/campo-hora.tsx'
import { Marca } from '../../../ui/formulario/marca.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import estilos from './grade-da-semana.module.css'
import {
  ORDEM_DOS_DIAS,
  outraJanela,
  primeiraJanela,
  type JanelaEditada,
  type SemanaEditada,
} from './semana-em-edicao.ts'

type Controle = Control<SemanaEditada, unknown, SemanaDoEspecialista>
type Janelas = UseFieldArrayReturn<SemanaEditada, 'janelas', 'chave'>
/** A window and where it is in the form. */
type Linha = JanelaEditada & { chave: string; indice: number }

function Faixa({
  controle,
  indice,
  dia,
  aoRetirar,
}: {
  controle: Controle
  indice: number
  dia: string
  aoRetirar: () => void
}) {
  const campo = (qual: 'inicio' | 'fim' | 'almocoInicio' | 'almocoFim') => `janelas.${indice}.${qual}` as const
  return (
    <div role="group" aria-label={`Faixa de ${dia.toLowerCase()}`} className={estilos.faixa}>
      <CampoHora controle={controle} nome={campo('inicio')} rotulo="Das" obrigatorio />
      <CampoHora controle={controle} nome={campo('fim')} rotulo="Às" obrigatorio />
      <CampoHora controle={controle} nome={campo('almocoInicio')} rotulo="Almoço, das" />
      <CampoHora controle={controle} nome={campo('almocoFim')} rotulo="Almoço, às" />
      <div className={estilos.caixa}>
        <Dica texto="Retirar esta faixa">
          <BotaoSemDica size="small" aria-label={`Retirar esta faixa de ${dia.toLowerCase()}`} onClick={aoRetirar}>
            <Icone nome="delete" tamanho="pequeno" />
          </BotaoSemDica>
        </Dica>
      </div>
    </div>
  )
}

interface DiaProps {
  diaSemana: number
  linhas: readonly Linha[]
  controle: Controle
  janelas: Janelas
  aoCopiarSegunda: () => void
}

/** Where a window of a day goes: after those of the days before and its own. */
const lugar = (diaSemana: number, campos: readonly JanelaEditada[]): number => {
  const ordem = ORDEM_DOS_DIAS as readonly number[]
  return campos.filter((janela) => ordem.indexOf(janela.diaSemana) <= ordem.indexOf(diaSemana)).length
}

function Dia({ diaSemana, linhas, controle, janelas, aoCopiarSegunda }: DiaProps) {
  const dia = DIAS_DA_SEMANA[diaSemana] ?? ''
  const incluir = (nova: JanelaEditada) => {
    const onde = lugar(diaSemana, janelas.fields)
    janelas.insert(onde, nova, { focusName: `janelas.${onde}.inicio` })
  }
  const alternar = (atende: boolean) =>
    atende ? incluir(primeiraJanela(diaSemana, janelas.fields)) : janelas.remove(linhas.map(({ indice }) => indice))
  return (
    <li className={estilos.dia}>
      <div className={linhas.length > 0 ? estilos.atende : undefined}>
        <Marca
          rotulo={<b>{dia}</b>}
          tipo="chave"
          checked={linhas.length > 0}
          onChange={({ target }) => alternar(target.checked)}
        />
      </div>
      <Pilha espaco={3}>
        {linhas.length === 0 && <div className={estilos.semFaixa}>Não atende</div>}
        {linhas.map(({ chave, indice }) => (
          <Faixa key={chave} controle={controle} indice={indice} dia={dia} aoRetirar={() => janelas.remove(indice)} />
        ))}
        {linhas.length > 0 && (
          <Fila espaco={1} alinhar="tudo">
            <Botao
              size="small"
              startIcon={<Icone nome="add" />}
              onClick={() => incluir(outraJanela(diaSemana, linhas.at(-1)))}
              aria-label={`Outra faixa: ${dia.toLowerCase()}`}
            >
              Outra faixa
            </Botao>
            {diaSemana === 1 && (
              <Botao size="small" startIcon={<Icone nome="content-copy" />} onClick={aoCopiarSegunda}>
                Copiar para terça a sexta
              </Botao>
            )}
          </Fila>
        )}
      </Pilha>
    </li>
  )
}

interface GradeDaSemanaProps {
  controle: Controle
  janelas: Janelas
  aoCopiarSegunda: () => void
}

/** The days of the week, from Monday, each with its windows. Everything is typed or reached by Tab. */
export function GradeDaSemana({ controle, janelas, aoCopiarSegunda }: GradeDaSemanaProps) {
  const linhas = janelas.fields.map((campo, indice): Linha => ({ ...campo, indice }))
  return (
    <ul aria-label="Dias da semana" className={estilos.gradeDaSemana}>
      {ORDEM_DOS_DIAS.map((diaSemana) => (
        <Dia
          key={diaSemana}
          {...{ diaSemana, controle, janelas, aoCopiarSegunda }}
          linhas={linhas.filter((linha) => linha.diaSemana === diaSemana)}
        />
      ))}
    </ul>
  )
}
