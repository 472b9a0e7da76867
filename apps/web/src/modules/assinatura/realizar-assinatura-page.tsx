import './planos.css'
import { Link } from '@tanstack/react-router'
import { CICLOS, DIAS_DE_TESTE } from '@vetlume/dominio/conta'
import type { Ciclo, PlanoPublico } from '@vetlume/dominio/conta'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { useState } from 'react'
import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'
import { precoDoPlano, usePlanos } from './planos.ts'

const ROTULOS: Readonly<Record<Ciclo, string>> = { MENSAL: 'Mensal', ANUAL: 'Anual' }

function EscolhaDeCiclo({ ciclo, aoMudar }: { ciclo: Ciclo; aoMudar: (ciclo: Ciclo) => void }) {
  return (
    <fieldset className="pl-ciclo">
      <legend className="so-leitor">Forma de cobrança</legend>
      {CICLOS.map((opcao) => (
        <label key={opcao}>
          <input type="radio" name="ciclo" checked={ciclo === opcao} onChange={() => aoMudar(opcao)} />
          <span>{ROTULOS[opcao]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const contar = (limite: number | null, sem: string, singular: string, plural: string) =>
  limite === null ? sem : `${limite} ${limite === 1 ? singular : plural}`

function limitesDe({ limiteUsuarios, limiteLaudosMes, limiteParceiros, limiteGb }: PlanoPublico): string[] {
  return [
    contar(limiteUsuarios, 'Usuários sem limite', 'usuário', 'usuários'),
    contar(limiteLaudosMes, 'Laudos sem limite', 'laudo por mês', 'laudos por mês'),
    contar(limiteParceiros, 'Clínicas parceiras sem limite', 'clínica parceira', 'clínicas parceiras'),
    limiteGb === null ? 'Arquivos sem limite' : `${limiteGb} GB de imagens e arquivos`,
  ]
}

function Plano({ plano, ciclo }: { plano: PlanoPublico; ciclo: Ciclo }) {
  const economia = plano.mensalCentavos * 12 - plano.anualCentavos
  return (
    <li>
      <h2>{plano.nome}</h2>
      <p className="planos-preco">
        {formatarReais(precoDoPlano(plano, ciclo))} <small>por {ciclo === 'ANUAL' ? 'ano' : 'mês'}</small>
      </p>
      <p className="fp-ajuda">
        {ciclo === 'ANUAL' && economia > 0
          ? `${formatarReais(economia)} a menos que pagar mês a mês`
          : `ou ${formatarReais(plano.anualCentavos)} por ano`}
      </p>
      <p>
        <Link to="/teste-gratis" search={{ plano: plano.codigo, ciclo }} className="bt pl-acao">
          Testar o {plano.nome}
        </Link>
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

/** Plans and prices. Choosing one starts the trial with it: nothing is charged here. */
export function RealizarAssinaturaPage() {
  const situacao = usePlanos()
  const [ciclo, definirCiclo] = useState<Ciclo>('MENSAL')
  return (
    <PaginaPublica
      largo
      titulo="Planos e preços"
      tituloCurto="Planos"
      apoio={`Escolha um plano e use por ${DIAS_DE_TESTE} dias sem pagar e sem informar cartão. Nada é cobrado agora: ao fim do teste, você decide se assina.`}
      topo={<Link to="/login">Já tenho conta</Link>}
    >
      <EscolhaDeCiclo ciclo={ciclo} aoMudar={definirCiclo} />
      {situacao === null && <p role="status">Carregando os planos…</p>}
      {situacao !== null && 'erro' in situacao && (
        <>
          <div className="nota erro" role="alert">
            {situacao.erro}
          </div>
          <p className="pl-de-novo">
            <button type="button" className="bt secundario" onClick={situacao.tentarDeNovo}>
              Tentar de novo
            </button>
          </p>
        </>
      )}
      {situacao !== null && 'planos' in situacao && (
        <ul className="planos pl-planos">
          {situacao.planos.map((plano) => (
            <Plano key={plano.codigo} plano={plano} ciclo={ciclo} />
          ))}
        </ul>
      )}
      <p className="centro espaco">
        Ainda em dúvida? <Link to="/plano-gratis">Use o simulador de graça</Link>, sem prazo.
      </p>
    </PaginaPublica>
  )
}
