import { contar } from '@vetlume/dominio/formatos'
import { ROTULOS_DO_ESTADO_DO_CLIENTE } from '@vetlume/dominio/cliente'
import type { PainelDaPlataforma as Dados } from '@vetlume/dominio/dashboard'
import { PRODUTO } from '@vetlume/dominio/produto'
import { useState } from 'react'
import { Elo } from '../../ui/elo.tsx'
import { Data } from '../../ui/valores.tsx'
import { CaixaDeSaida } from './caixa-de-saida.tsx'
import { Chamada } from './chamada.tsx'
import { CopiasDeSeguranca } from './copias-de-seguranca.tsx'
import { Contado, EmReais, plural, Somado } from './figura.tsx'
import { GraficoMensal, TabelaMensal } from './grafico-mensal.tsx'
import { desdeOPrimeiro } from './meses.ts'
import { ProblemaDosPagamentos } from './problema-dos-pagamentos.tsx'
import { Quadro, Vazio } from './quadro.tsx'
import { Segmentos } from './segmentos.tsx'
import { CuponsEmUso, DoTesteAAssinatura, EntradasESaidas, QuemContinua } from './vida-das-assinaturas.tsx'
import { numero } from '../../lib/numero.ts'

const empresas = (n: number) => contar(n, 'empresa', 'empresas')

function Novos({ novos: dados }: Dados) {
  const novos = desdeOPrimeiro(dados, ({ todos }) => todos.quantidade > 0)
  const [vista, definirVista] = useState<'grafico' | 'tabela'>('grafico')
  return (
    <Quadro
      titulo="Empresas novas"
      acao={
        <Segmentos
          rotulo="Ver como"
          opcoes={{ grafico: 'Gráfico', tabela: 'Tabela' }}
          valor={vista}
          aoMudar={definirVista}
        />
      }
    >
      {vista === 'grafico' ? (
        <GraficoMensal
          rotulo="Empresas novas por mês"
          pontos={novos.map(({ mes, todos: { quantidade, alvo } }) => ({ mes, valor: quantidade, alvo }))}
          escrever={empresas}
          abreviar={String}
        />
      ) : (
        <TabelaMensal
          rotulo="Empresas novas por mês"
          colunas={['Teste ou plano', 'Grátis']}
          linhas={novos.map(({ mes, assinantes, gratis }) => ({
            mes,
            valores: [
              <Contado key="a" contagem={assinantes} nomes={['', '']} />,
              <Contado key="g" contagem={gratis} nomes={['', '']} />,
            ],
          }))}
        />
      )}
    </Quadro>
  )
}

function Assinantes({ assinantes }: Dados) {
  const total = Math.max(
    1,
    assinantes.reduce((soma, { quantidade }) => soma + quantidade, 0),
  )
  return (
    <Quadro
      titulo="Assinantes por situação"
      elo={{ rotulo: 'Ver clientes', alvo: { rota: '/cadastro/cliente', filtros: {} } }}
    >
      <ul className="ls">
        {assinantes.map(({ estado, quantidade, alvo }) => (
          <li key={estado}>
            <Elo to={alvo.rota} search={alvo.filtros} color="inherit" className="ls-titulo">
              {ROTULOS_DO_ESTADO_DO_CLIENTE[estado]}
            </Elo>
            <strong className="num">{numero(quantidade)}</strong>
            <span className="br" aria-hidden data-tom={estado === 'CARENCIA' ? 'aviso' : undefined}>
              <i style={{ width: `${(quantidade / total) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Quadro>
  )
}

function Recorrencia({ recorrencia: { porPlano } }: Dados) {
  return (
    <Quadro
      titulo="Receita recorrente por plano"
      elo={{ rotulo: 'Ver planos', alvo: { rota: `/cadastro/planos-${PRODUTO.slug}`, filtros: {} } }}
    >
      {porPlano.length === 0 && <Vazio>Nenhum assinante pagante ainda.</Vazio>}
      <ul className="ls">
        {porPlano.map(({ codigo, nome, ...quantia }) => (
          <li key={codigo}>
            <div>
              <Elo to={quantia.alvo.rota} search={quantia.alvo.filtros} color="inherit" className="ls-titulo">
                {nome}
              </Elo>
              <div className="ls-apoio num">{empresas(quantia.quantidade)}</div>
            </div>
            <Somado quantia={quantia} />
          </li>
        ))}
      </ul>
    </Quadro>
  )
}

function TestesTerminando({ testesTerminando: { itens, alvo } }: Dados) {
  return (
    <Quadro titulo="Testes terminando" elo={{ rotulo: 'Ver todos', alvo }}>
      {itens.length === 0 && <Vazio>Nenhum teste termina nesta semana.</Vazio>}
      <ul className="ls">
        {itens.map(({ codigo, nome, testeAte, plano }) => (
          <li key={codigo}>
            <div style={{ minWidth: 0 }}>
              <div className="ls-titulo">{nome}</div>
              <div className="ls-apoio">{plano ?? 'ainda sem plano escolhido'}</div>
            </div>
            <Data dia={testeAte} />
          </li>
        ))}
      </ul>
    </Quadro>
  )
}

/** Service invoices of what subscribers paid: those to be issued, and those to be cancelled. */
function NotasDasAssinaturas({ notas: { semNota, aCancelar } }: Dados) {
  return (
    <Quadro
      titulo="Notas das assinaturas"
      elo={{ rotulo: 'Ver notas fiscais', alvo: { rota: '/financeiro/nota-fiscal', filtros: {} } }}
    >
      {semNota.quantidade + aCancelar.quantidade === 0 && <Vazio>Nenhuma nota por emitir ou por cancelar.</Vazio>}
      <ul className="ls">
        {semNota.quantidade > 0 && (
          <li>
            <Contado contagem={semNota} nomes={['cobrança paga e sem nota', 'cobranças pagas e sem nota']} />
            <Somado quantia={semNota} />
          </li>
        )}
        {aCancelar.quantidade > 0 && (
          <li>
            <Contado
              contagem={aCancelar}
              nomes={['cobrança desfeita com nota a cancelar', 'cobranças desfeitas com nota a cancelar']}
            />
            <Somado quantia={aCancelar} />
          </li>
        )}
      </ul>
    </Quadro>
  )
}

/** Home of the operator: subscribers, recurring revenue, trials about to end, mail. */
export function PainelDaPlataforma(dados: Dados) {
  const { assinantes, recorrencia, recebidoNoMes, recusadas, testesTerminando, correio, pagamentos } = dados
  const doEstado = (estado: string) => assinantes.find((linha) => linha.estado === estado)
  const [ativos, emTeste, carencia] = ['ATIVO', 'TESTE', 'CARENCIA'].map(doEstado)
  return (
    <div className="pn">
      <ProblemaDosPagamentos problema={pagamentos} />
      <div className="pn-5">
        <div className="at">
          <Chamada
            valor={<EmReais centavos={recorrencia.centavos} />}
            rotulo="de receita recorrente por mês"
            icone="payments"
            tom="marca"
            alvo={recorrencia.alvo}
          />
          <Chamada
            valor={<EmReais centavos={recebidoNoMes.centavos} />}
            rotulo="recebidos neste mês"
            icone="trending-up"
            alvo={recebidoNoMes.alvo}
          />
          <Chamada
            valor={ativos?.quantidade ?? 0}
            rotulo={plural(ativos?.quantidade ?? 0, 'assinante ativo', 'assinantes ativos')}
            icone="storefront"
            alvo={ativos?.alvo ?? null}
          />
          <Chamada valor={emTeste?.quantidade ?? 0} rotulo="em teste" icone="timer" alvo={emTeste?.alvo ?? null} />
          <Chamada
            valor={testesTerminando.quantidade}
            rotulo={plural(testesTerminando.quantidade, 'teste termina em 7 dias', 'testes terminam em 7 dias')}
            icone="timer"
            tom={testesTerminando.quantidade > 0 ? 'aviso' : undefined}
            alvo={testesTerminando.alvo}
          />
          <Chamada
            valor={carencia?.quantidade ?? 0}
            rotulo="em carência"
            icone="warning-amber"
            tom={(carencia?.quantidade ?? 0) > 0 ? 'erro' : undefined}
            alvo={carencia?.alvo ?? null}
          />
          <Chamada
            valor={recusadas.quantidade}
            rotulo={plural(
              recusadas.quantidade,
              'empresa com cobrança recusada neste mês',
              'empresas com cobrança recusada neste mês',
            )}
            icone="error-outline"
            tom={recusadas.quantidade > 0 ? 'erro' : undefined}
            alvo={recusadas.alvo}
          />
        </div>
      </div>
      <div className="pn-7">
        <Novos {...dados} />
      </div>
      <div className="pn-4">
        <Assinantes {...dados} />
      </div>
      <div className="pn-4">
        <Recorrencia {...dados} />
      </div>
      <div className="pn-4">
        <TestesTerminando {...dados} />
      </div>
      <div className="pn-7">
        <DoTesteAAssinatura {...dados} />
      </div>
      <div className="pn-5">
        <CuponsEmUso {...dados} />
      </div>
      <div className="pn-7">
        <EntradasESaidas {...dados} />
      </div>
      <div className="pn-5">
        <NotasDasAssinaturas {...dados} />
      </div>
      <QuemContinua {...dados} />
      <div className="pn-5">
        <CopiasDeSeguranca copias={dados.copias} />
      </div>
      <div className="pn-7">
        <CaixaDeSaida {...correio} />
      </div>
    </div>
  )
}
