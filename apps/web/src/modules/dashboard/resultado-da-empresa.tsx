import { contar } from '@vetlume/dominio/formatos'
import { escritorDeNumeros, MOEDA } from '@vetlume/dominio/constantes'
import type { MesDaEmpresa, OcupacaoDoEspecialista, ParceiroDoMes } from '@vetlume/dominio/dashboard'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { Elo } from '../../ui/elo.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Contado, Somado } from './figura.tsx'
import { GraficoMensal, TabelaMensal } from './grafico-mensal.tsx'
import { desdeOPrimeiro } from './meses.ts'
import { emHoras } from './prazo.ts'
import { Quadro, Vazio } from './quadro.tsx'
import { Segmentos } from './segmentos.tsx'

const reaisCurtos = escritorDeNumeros({
  style: 'currency',
  currency: MOEDA,
  notation: 'compact',
  maximumFractionDigits: 1,
})
const atendimentos = (n: number) => contar(n, 'atendimento', 'atendimentos')

const MEDIDAS = {
  receita: {
    rotulo: 'Receita bruta por mês',
    ponto: ({ receita: { centavos, alvo } }: MesDaEmpresa) => ({ valor: centavos, alvo }),
    escrever: formatarReais,
    abreviar: (n: number) => reaisCurtos(n / 100),
  },
  atendimentos: {
    rotulo: 'Atendimentos realizados por mês',
    ponto: ({ realizados: { quantidade, alvo } }: MesDaEmpresa) => ({ valor: quantidade, alvo }),
    escrever: atendimentos,
    abreviar: String,
  },
} as const

const temAlgo = ({ receita, realizados }: MesDaEmpresa) => receita.centavos > 0 || realizados.quantidade > 0

/** The statements behind the chart. */
function ElosDoResultado() {
  return (
    <nav className="qd-elos" aria-label="Demonstrativos">
      <Elo to="/financeiro/contribuicao" tamanho="pequeno">
        Ver a contribuição
      </Elo>
      <Elo to="/financeiro/demonstrativo-resultado" tamanho="pequeno">
        Ver a DRE
      </Elo>
    </nav>
  )
}

/** Up to twelve months of revenue or of atendimentos, as bars or as a table. */
export function ResultadoPorMes({ meses: todos }: { meses: readonly MesDaEmpresa[] }) {
  const meses = desdeOPrimeiro(todos, temAlgo)
  const [medida, definirMedida] = useState<keyof typeof MEDIDAS>('receita')
  const [emTabela, definirEmTabela] = useState(false)
  const { rotulo, ponto, escrever, abreviar } = MEDIDAS[medida]
  const vazio = !meses.some(temAlgo)
  return (
    <Quadro titulo="Receita e atendimentos" acao={<ElosDoResultado />}>
      {vazio ? (
        <Vazio>Conclua os primeiros atendimentos para ver aqui doze meses de receita e de atendimentos.</Vazio>
      ) : (
        <>
          <div className="ls-lado" style={{ justifyContent: 'space-between', marginBottom: '0.6rem' }}>
            <Segmentos
              rotulo="Medida"
              opcoes={{ receita: 'Receita', atendimentos: 'Atendimentos' }}
              valor={medida}
              aoMudar={definirMedida}
            />
            <Botao
              size="small"
              color="secondary"
              startIcon={emTabela ? <Icone nome="bar-chart" /> : <Icone nome="table-rows" />}
              onClick={() => definirEmTabela(!emTabela)}
            >
              {emTabela ? 'Ver gráfico' : 'Ver tabela'}
            </Botao>
          </div>
          {emTabela ? (
            <TabelaMensal
              rotulo="Receita bruta e atendimentos por mês"
              colunas={['Receita bruta', 'Atendimentos']}
              linhas={meses.map(({ mes, receita, realizados }) => ({
                mes,
                valores: [
                  <Somado key="r" quantia={receita} />,
                  <Contado key="a" contagem={realizados} nomes={['', '']} />,
                ],
              }))}
            />
          ) : (
            <GraficoMensal
              key={medida}
              rotulo={rotulo}
              pontos={meses.map((mes) => ({ mes: mes.mes, ...ponto(mes) }))}
              escrever={escrever}
              abreviar={abreviar}
            />
          )}
        </>
      )}
    </Quadro>
  )
}

/** Partner clinics by what they brought in the month. */
export function ParceirosDoMes({ parceiros }: { parceiros: readonly ParceiroDoMes[] }) {
  const maior = Math.max(1, ...parceiros.map(({ receita }) => receita.centavos))
  return (
    <Quadro
      titulo="Clínicas parceiras do mês"
      elo={{ rotulo: 'Ver todas', alvo: { rota: '/cadastro/parceiro', filtros: {} } }}
    >
      {parceiros.length === 0 && <Vazio>Nenhuma cobrança de clínica parceira neste mês.</Vazio>}
      <ol className="ls">
        {parceiros.map(({ codigo, nome, receita }) => (
          <li key={codigo}>
            <Elo to={receita.alvo.rota} search={receita.alvo.filtros} color="inherit" className="ls-titulo">
              {nome}
            </Elo>
            <span className="ls-lado">
              <span className="ls-apoio num">{contar(receita.quantidade, 'cobrança', 'cobranças')}</span>
              <Somado quantia={receita} />
            </span>
            <span className="br" aria-hidden>
              <i style={{ width: `${(receita.centavos / maior) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </Quadro>
  )
}

/** How full the week of each specialist is. */
export function OcupacaoDaSemana({ especialistas }: { especialistas: readonly OcupacaoDoEspecialista[] }) {
  return (
    <Quadro
      titulo="Ocupação da semana"
      elo={{ rotulo: 'Ver a agenda', alvo: { rota: '/agenda/agenda-atendimento', filtros: {} } }}
    >
      {especialistas.length === 0 && <Vazio>Cadastre um especialista para ver a semana dele aqui.</Vazio>}
      <ul className="ls">
        {especialistas.map(({ codigo, nome, reservado: { minutos, alvo }, minutosDisponiveis }) => {
          const fracao = minutosDisponiveis === 0 ? 0 : minutos / minutosDisponiveis
          return (
            <li key={codigo}>
              <Elo to={alvo.rota} search={alvo.filtros} color="inherit" className="ls-titulo">
                {nome}
              </Elo>
              <span className="ls-lado">
                <span className="ls-apoio num">
                  {emHoras(minutos)} de {emHoras(minutosDisponiveis)}
                </span>
                <strong className="num">{Math.round(fracao * 100)}%</strong>
              </span>
              <span className="br" aria-hidden data-tom={fracao > 1 ? 'aviso' : undefined}>
                <i style={{ width: `${Math.min(fracao, 1) * 100}%` }} />
              </span>
            </li>
          )
        })}
      </ul>
    </Quadro>
  )
}
