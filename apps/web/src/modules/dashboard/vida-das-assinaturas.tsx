import { contar } from '@vetlume/dominio/formatos'
import type { PainelDaPlataforma } from '@vetlume/dominio/dashboard'
import { formatarBasisPoints } from '@vetlume/dominio/dinheiro'
import { Elo } from '../../ui/elo.tsx'
import { Contado } from './figura.tsx'
import { TabelaMensal } from './grafico-mensal.tsx'
import { desdeOPrimeiro } from './meses.ts'
import { Quadro, Vazio } from './quadro.tsx'

const SEM_NOME = ['', ''] as const

/** Part of a whole, of two numbers that are shown beside it. */
const parte = (de: number, todo: number): string =>
  todo === 0 ? '–' : formatarBasisPoints(Math.round((de * 10_000) / todo))

/** By the month in which companies came in: how many had a trial, subscribed, and pay now. */
export function DoTesteAAssinatura({ novos: dados }: Pick<PainelDaPlataforma, 'novos'>) {
  const novos = desdeOPrimeiro(dados, ({ todos }) => todos.quantidade > 0)
  return (
    <Quadro titulo="Do teste à assinatura">
      <TabelaMensal
        rotulo="Empresas pelo mês em que entraram"
        colunas={['Entraram', 'Testaram', 'Assinaram', 'Pagam hoje', 'Conversão']}
        linhas={novos.map(({ mes, todos, testaram, assinaram, pagam }) => ({
          mes,
          valores: [
            <Contado key="t" contagem={todos} nomes={SEM_NOME} />,
            <Contado key="e" contagem={testaram} nomes={SEM_NOME} />,
            <Contado key="a" contagem={assinaram} nomes={SEM_NOME} />,
            <Contado key="p" contagem={pagam} nomes={SEM_NOME} />,
            parte(assinaram.quantidade, todos.quantidade),
          ],
        }))}
      />
    </Quadro>
  )
}

/** Subscriptions that began and ended in each month, and the part of those running that ended. */
export function EntradasESaidas({ meses: dados }: Pick<PainelDaPlataforma, 'meses'>) {
  const meses = desdeOPrimeiro(dados, ({ comecaram, assinavam }) => comecaram.quantidade + assinavam.quantidade > 0)
  return (
    <Quadro titulo="Assinaturas que começam e terminam">
      <TabelaMensal
        rotulo="Assinaturas por mês"
        colunas={['No início', 'Novas', 'Encerradas', 'Saída']}
        linhas={meses.map(({ mes, assinavam, comecaram, encerraram }) => ({
          mes,
          valores: [
            <Contado key="i" contagem={assinavam} nomes={SEM_NOME} />,
            <Contado key="c" contagem={comecaram} nomes={SEM_NOME} />,
            <Contado key="e" contagem={encerraram} nomes={SEM_NOME} />,
            parte(encerraram.quantidade, assinavam.quantidade),
          ],
        }))}
      />
    </Quadro>
  )
}

/** By the month of the first payment: who still pays, month by month. */
export function QuemContinua({ coortes: dados }: Pick<PainelDaPlataforma, 'coortes'>) {
  const coortes = desdeOPrimeiro(dados, ({ entraram }) => entraram.quantidade > 0)
  const depois = Math.max(0, ...coortes.map(({ pagavam }) => pagavam.length))
  return (
    <Quadro titulo="Quem continua pagando">
      <TabelaMensal
        rotulo="Pelo mês do primeiro pagamento, quem pagava no fim de cada mês"
        colunas={[
          'Começaram',
          ...Array.from({ length: depois }, (_, i) => (i === 0 ? 'No mês' : `${contar(i, 'mês', 'meses')} depois`)),
        ]}
        linhas={coortes.map(({ mes, entraram, pagavam }) => ({
          mes,
          valores: [
            <Contado key="e" contagem={entraram} nomes={SEM_NOME} />,
            ...Array.from({ length: depois }, (_, i) => {
              const contagem = pagavam[i]
              return contagem === undefined ? '' : <Contado key={i} contagem={contagem} nomes={SEM_NOME} />
            }),
          ],
        }))}
      />
    </Quadro>
  )
}

export function CuponsEmUso({ cupons }: Pick<PainelDaPlataforma, 'cupons'>) {
  return (
    <Quadro titulo="Cupons usados" elo={{ rotulo: 'Ver cupons', alvo: { rota: '/financeiro/cupom', filtros: {} } }}>
      {cupons.length === 0 && <Vazio>Nenhum cupom descontou uma cobrança ainda.</Vazio>}
      <ul className="ls">
        {cupons.map(({ texto, quantidade, alvo }) => (
          <li key={texto}>
            <Elo to={alvo.rota} search={alvo.filtros} color="inherit" className="ls-titulo">
              {texto}
            </Elo>
            <span className="ls-apoio num">{contar(quantidade, 'empresa', 'empresas')}</span>
          </li>
        ))}
      </ul>
    </Quadro>
  )
}
