import { Link, useSearch } from '@tanstack/react-router'
import { DIAS_DE_TESTE } from '@vetlume/dominio/conta'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { api } from '../../lib/navegador.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { FormularioDeCadastro } from './formulario-de-cadastro.tsx'
import { lerEscolha, precoDoPlano, usePlanos } from './planos.ts'
import type { EscolhaDePlano } from './planos.ts'
import { Alerta } from '../../ui/alerta.tsx'

/** What was chosen on the page of plans, and that nothing is charged for it now. */
function PlanoEscolhido({ plano: codigo, ciclo }: EscolhaDePlano) {
  const situacao = usePlanos()
  const plano =
    situacao !== null && 'planos' in situacao ? situacao.planos.find((outro) => outro.codigo === codigo) : undefined
  if (plano === undefined) return null
  const preco = `${formatarReais(precoDoPlano(plano, ciclo))} por ${ciclo === 'ANUAL' ? 'ano' : 'mês'}`
  return (
    <Alerta role="note" className="pp-bloco">
      Plano <strong>{plano.nome}</strong>: {preco}, só se você assinar depois do teste.{' '}
      <Link to="/realizar-assinatura">Trocar</Link>
    </Alerta>
  )
}

export function TesteGratisPage() {
  const escolha = lerEscolha(useSearch({ from: '/teste-gratis' }))
  return (
    <PaginaPublica
      painel
      titulo={`Teste grátis por ${DIAS_DE_TESTE} dias`}
      tituloCurto="Teste grátis"
      apoio="Tudo liberado, sem cartão. Ao fim, você decide se continua."
      topo={<Link to="/login">Já tenho conta</Link>}
    >
      {escolha !== null && <PlanoEscolhido {...escolha} />}
      <FormularioDeCadastro
        origem="teste"
        escolha={escolha}
        rotuloDeEnviar="Começar o teste"
        cadastrar={(dados) => api('POST /auth/teste-gratis', { ...dados, ...escolha })}
      />
      <p className="pp-centro pp-espaco">
        Só quer simular custos? <Link to="/plano-gratis">Use o plano grátis</Link>
      </p>
    </PaginaPublica>
  )
}
