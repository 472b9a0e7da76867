import type { PainelDaBase as Dados } from '@vetlume/dominio/dashboard'
import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import { PONTO_ENTRE_PARTES, juntar } from '@vetlume/dominio/formatos'
import { BotaoElo, Elo } from '../../ui/elo.tsx'
import { DataHora, Dinheiro } from '../../ui/valores.tsx'
import { plural } from './figura.tsx'
import estilos from './painel-da-base.module.css'
import { PrimeirosPassosDaBase } from './primeiros-passos.tsx'
import { Quadro, Vazio } from './quadro.tsx'

function Simulacoes({ simulacoes: { quantidade, recentes, alvo } }: Dados) {
  return (
    <Quadro
      titulo="Minhas simulações"
      elo={{
        rotulo: quantidade === 0 ? 'Abrir o simulador' : `Ver ${plural(quantidade, 'a simulação', `as ${quantidade}`)}`,
        alvo,
      }}
    >
      {recentes.length === 0 && (
        <Vazio>
          Descubra quanto custa cada exame e por quanto vender.
          <br />
          <BotaoElo to={alvo.rota} variant="contained" className={estilos.botao}>
            Fazer a primeira simulação
          </BotaoElo>
        </Vazio>
      )}
      <ul className="ls">
        {recentes.map(({ codigo, nome, custoCentavos, precoCentavos, margemBp, criadoEm }) => (
          <li key={codigo}>
            <div style={{ minWidth: 0 }}>
              <Elo to={alvo.rota} search={{ codigo }} color="inherit" className="ls-titulo">
                {nome}
              </Elo>
              <div className="ls-apoio">
                {juntar(`custo ${formatarReais(custoCentavos)}`, `margem ${formatarBasisPoints(margemBp)}`)}
                {PONTO_ENTRE_PARTES}
                <DataHora instante={criadoEm} formato="relativo" />
              </div>
            </div>
            <Dinheiro centavos={precoCentavos} destaque />
          </li>
        ))}
      </ul>
    </Quadro>
  )
}

/** Home of the free plan: the simulator, and what the plans would add to it. */
export function PainelDaBase(dados: Dados) {
  return (
    <div className="pn">
      <div>
        <PrimeirosPassosDaBase simulacoes={dados.simulacoes.quantidade} />
      </div>
      <div className="pn-7">
        <Simulacoes {...dados} />
      </div>
      <div className="pn-5">
        <Quadro
          titulo="O que os planos acrescentam"
          elo={{ rotulo: 'Comparar', alvo: { rota: '/realizar-assinatura', filtros: {} } }}
        >
          <ul className="ls">
            {dados.planos.map(({ codigo, nome, mensalCentavos, recursos }) => (
              <li key={codigo}>
                <div style={{ minWidth: 0 }}>
                  <div className="ls-titulo">{nome}</div>
                  <div className="ls-apoio" style={{ whiteSpace: 'normal' }}>
                    {juntar(...recursos)}
                  </div>
                </div>
                <span className="num">
                  <Dinheiro centavos={mensalCentavos} destaque /> <span className="ls-apoio">por mês</span>
                </span>
              </li>
            ))}
          </ul>
        </Quadro>
      </div>
    </div>
  )
}
