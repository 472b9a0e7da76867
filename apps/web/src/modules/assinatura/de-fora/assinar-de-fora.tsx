import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { importada, type Falta } from '../../../ui/importada.tsx'
import { PaginaPublica } from '../../../ui/pagina-publica/pagina-publica.tsx'
import type { EscolhaDePlano } from '../planos.ts'
import type { EmpresaDoBilhete } from './empresa-do-bilhete.ts'
import { Identificacao } from './identificacao.tsx'
import { Alerta } from '../../../ui/alerta.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Recado } from '../../../ui/recado.tsx'

// Only who pays downloads it.
const ContratacaoDeFora = importada(async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  return (await import('./contratacao-de-fora.tsx')).ContratacaoDeFora
}, Ausente)

function Ausente({ erro, tentarDeNovo }: Falta) {
  return (
    <Recado
      tom="error"
      acao={
        <Botao variant="outlined" onClick={tentarDeNovo}>
          Tentar de novo
        </Botao>
      }
    >
      {mensagemDoErro(erro)}
    </Recado>
  )
}

function EscolhaDaEmpresa({
  empresas,
  aoEscolher,
}: {
  empresas: readonly EmpresaDoBilhete[]
  aoEscolher: (empresa: EmpresaDoBilhete) => void
}) {
  if (empresas.length === 0)
    return (
      <Alerta role="status">
        Esta conta não responde por nenhuma empresa: quem assina é quem a cadastrou, ou um gestor dela.
      </Alerta>
    )
  return (
    <ul className="de-empresas" aria-label="Empresas">
      {empresas.map((empresa) => (
        <li key={empresa.bilhete}>
          <Botao variant="outlined" fullWidth onClick={() => aoEscolher(empresa)}>
            {empresa.nome}
          </Botao>
        </li>
      ))}
    </ul>
  )
}

function apoio(empresas: readonly EmpresaDoBilhete[] | null, empresa: EmpresaDoBilhete | undefined): string {
  if (empresa !== undefined) return 'Confira e pague. O que a empresa já tem continua como está.'
  return empresas === null
    ? 'Diga quem é, para sabermos de qual empresa é a assinatura.'
    : 'De qual empresa é a assinatura?'
}

/** Subscribes without entering: who it is for, then how it is paid. What was typed is never asked for twice. */
export function AssinarDeFora({ escolha }: { escolha: EscolhaDePlano }) {
  const navegar = useNavigate()
  const [empresas, definirEmpresas] = useState<readonly EmpresaDoBilhete[] | null>(null)
  const [escolhida, definirEscolhida] = useState<EmpresaDoBilhete | null>(null)
  const empresa = escolhida ?? (empresas?.length === 1 ? empresas[0] : undefined)
  return (
    <PaginaPublica
      titulo={empresa === undefined ? 'Assinar' : `Assinar: ${empresa.nome}`}
      tituloCurto="Assinar"
      apoio={apoio(empresas, empresa)}
      topo={<Link to="/login">Entrar</Link>}
    >
      {empresas === null && (
        <>
          <Identificacao
            aoIdentificar={definirEmpresas}
            aoVoltar={() => void navegar({ to: '/realizar-assinatura', search: {} })}
          />
          <p className="pp-centro pp-espaco">
            Ainda não tem conta?{' '}
            <Link to="/teste-gratis" search={{ ...escolha }}>
              Comece pelo teste grátis
            </Link>
            , sem cartão, e assine quando quiser.
          </p>
        </>
      )}
      {empresas !== null && empresa === undefined && (
        <EscolhaDaEmpresa empresas={empresas} aoEscolher={definirEscolhida} />
      )}
      {empresa !== undefined && (
        <Suspense fallback={<p role="status">Carregando o pagamento…</p>}>
          <ContratacaoDeFora empresa={empresa} escolha={escolha} />
        </Suspense>
      )}
    </PaginaPublica>
  )
}
