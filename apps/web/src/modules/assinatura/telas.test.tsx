import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/teste-gratis')
percorrer('/plano-gratis')
percorrer('/realizar-assinatura')
percorrer('/sucesso-cadastro')
percorrer('/empresa/assinatura', 'CLIENTE')
