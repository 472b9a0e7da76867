import { contar } from '@vetlume/dominio/formatos'
import './planos.css'
import { Link, useSearch } from '@tanstack/react-router'
import { DIAS_DE_TESTE } from '@vetlume/dominio/conta'
import type { Ciclo, PlanoPublico } from '@vetlume/dominio/conta'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { useState } from 'react'
import { sessao } from '../../lib/navegador.ts'
import { numero } from '../../lib/numero.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { AssinarDeFora } from './de-fora/assinar-de-fora.tsx'
import { EscolhaDeCiclo } from './escolha-de-ciclo.tsx'
import { lerEscolha, precoDoPlano, usePlanos } from './planos.ts'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'

const limiteEm = (limite: number | null, sem: string, singular: string, plural: string) =>
  limite === null ? sem : contar(limite, singular, plural)

function limitesDe({ limiteUsuarios, limiteLaudosMes, limiteParceiros, limiteGb }: PlanoPublico): string[] {
  return [
    limiteEm(limiteUsuarios, 'Usuários sem limite', 'usuário', 'usuários'),
    limiteEm(limiteLaudosMes, 'Laudos sem limite', 'laudo por mês', 'laudos por mês'),
    limiteEm(limiteParceiros, 'Clínicas parceiras sem limite', 'clínica parceira', 'clínicas parceiras'),
    limiteGb === null ? 'Arquivos sem limite' : `${numero(limiteGb)} GB de imagens e arquivos`,
  ]
}

/** Who is in goes on inside, with the company and what it has; who is not tries first, or pays for a company that exists. */
function Escolher({ plano: { codigo, nome }, ciclo, dentro }: PlanoProps) {
  const search = { plano: codigo, ciclo }
  return dentro ? (
    <BotaoElo to="/empresa/assinatura" search={search} variant="contained" fullWidth>
      Assinar o {nome}
    </BotaoElo>
  ) : (
    <>
      <BotaoElo to="/teste-gratis" search={search} variant="contained" fullWidth>
        Testar o {nome}
      </BotaoElo>
      <BotaoElo to="/realizar-assinatura" search={search} variant="outlined" fullWidth>
        Assinar o {nome}
      </BotaoElo>
    </>
  )
}

interface PlanoProps {
  plano: PlanoPublico
  ciclo: Ciclo
  /** Whether who looks works in a company already. */
  dentro: boolean
}

function Plano({ plano, ciclo, dentro }: PlanoProps) {
  const economia = plano.mensalCentavos * 12 - plano.anualCentavos
  return (
    <li>
      <h2>{plano.nome}</h2>
      {plano.paraQuem !== null && <p className="pl-para-quem">{plano.paraQuem}</p>}
      <p className="pl-preco">
        {formatarReais(precoDoPlano(plano, ciclo))} <small>por {ciclo === 'ANUAL' ? 'ano' : 'mês'}</small>
      </p>
      <p className="pp-nota">
        {ciclo === 'ANUAL' && economia > 0
          ? `${formatarReais(economia)} a menos que pagar mês a mês`
          : `ou ${formatarReais(plano.anualCentavos)} por ano`}
      </p>
      <p className="pl-acoes">
        <Escolher plano={plano} ciclo={ciclo} dentro={dentro} />
      </p>
      <ul className="pl-limites">
        {limitesDe(plano).map((limite) => (
          <li key={limite}>{limite}</li>
        ))}
      </ul>
      <ul className="pl-recursos">
        {plano.recursos.map((recurso) => (
          <li key={recurso}>{recurso}</li>
        ))}
      </ul>
    </li>
  )
}

/** Plans and prices. Who is not in starts the trial with the one chosen, or pays for it here. */
export function RealizarAssinaturaPage() {
  const escolha = lerEscolha(useSearch({ from: '/realizar-assinatura' }))
  const dentro = sessao.autenticada() && sessao.estado().cliente !== null
  return escolha === null || dentro ? <Planos dentro={dentro} /> : <AssinarDeFora escolha={escolha} />
}

function Planos({ dentro }: Pick<PlanoProps, 'dentro'>) {
  const situacao = usePlanos()
  const [ciclo, definirCiclo] = useState<Ciclo>('MENSAL')
  return (
    <PaginaPublica
      largo
      titulo="Planos e preços"
      tituloCurto="Planos"
      apoio={
        dentro
          ? 'Escolha um plano. O que a empresa já tem continua como está.'
          : `Escolha um plano e use por ${DIAS_DE_TESTE} dias sem pagar e sem informar cartão: ao fim do teste, você decide se assina. Se a sua empresa já tem conta, assine agora.`
      }
      topo={dentro ? <Link to="/">Voltar ao painel</Link> : <Link to="/login">Já tenho conta</Link>}
    >
      <EscolhaDeCiclo ciclo={ciclo} aoMudar={definirCiclo} />
      {situacao === null && <p role="status">Carregando os planos…</p>}
      {situacao !== null && 'erro' in situacao && (
        <>
          <Alerta severity="error">{situacao.erro}</Alerta>
          <p className="pl-de-novo">
            <Botao variant="outlined" onClick={situacao.tentarDeNovo}>
              Tentar de novo
            </Botao>
          </p>
        </>
      )}
      {situacao !== null && 'planos' in situacao && (
        <ul className="pl-planos">
          {situacao.planos.map((plano) => (
            <Plano key={plano.codigo} plano={plano} ciclo={ciclo} dentro={dentro} />
          ))}
        </ul>
      )}
      {!dentro && (
        <p className="pp-centro pp-espaco">
          Ainda em dúvida? <Link to="/plano-gratis">Use o simulador de graça</Link>, sem prazo.
        </p>
      )}
    </PaginaPublica>
  )
}
